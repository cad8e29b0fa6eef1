### Le regole con parole nostre: `clause-<clause>` è un titolo breve, `rule-<clause>` ciò che dice;
### dove decide un'opzione, c'è un `rule-<clause>-<valore>` per ogni valore.

## Preparazione

clause-goal = Scopo del gioco
rule-goal = Fai passare la tua autostrada sopra e sotto quelle degli altri e posizionaci i tuoi veicoli. Vince chi per primo li posiziona tutti; con le regole missione vince chi ha più punti.
rule-goal-without-missions = Fai passare la tua autostrada sopra e sotto quelle degli altri e posizionaci i tuoi veicoli. Vince chi per primo li posiziona tutti.

clause-allotment = Materiali per giocatore
rule-allotment = In 2 giocatori ognuno riceve 10 veicoli, 30 pilastrini grigi e 3 gialli e 15 pezzi di strada; in 3 giocatori 8, 25, 2 e 12; da 4 in su 7, 20, 2 e 9. La rampa di accesso si costruisce con questi. Dove i veicoli hanno un tipo, tutti giocano con gli stessi tipi, berlina compresa.
rule-allotment-for-two = Ognuno riceve 10 veicoli, 30 pilastrini grigi e 3 gialli e 15 pezzi di strada. La rampa di accesso si costruisce con questi. Dove i veicoli hanno un tipo, tutti giocano con gli stessi tipi, berlina compresa.

clause-starting-ramp = Rampe di accesso
rule-starting-ramp = Ogni autostrada comincia con una rampa: una strada che sale dal tavolo a un pilastro grigio di altezza 1 e porta un veicolo (la berlina, dove i veicoli hanno un tipo). I pilastri iniziali vicini distano 120 mm da centro a centro; nella seconda edizione 120 mm è lo spazio libero fra loro, quindi sono 140 mm. In due stanno su una linea, in più giocatori ai vertici di un poligono regolare, e ogni rampa è rivolta verso l’esterno.

clause-first-player = Primo giocatore
rule-first-player-draw = Un sorteggio equo, di qualsiasi genere, decide chi comincia.
rule-first-player-motorway = Comincia chi per ultimo ha viaggiato su un’autostrada.
rule-first-player-rainbow = Comincia chi per ultimo ha visto un arcobaleno.

clause-obstacles = Ostacoli sul tavolo
rule-obstacles-none = Non ci sono né edifici né aree: sul tavolo stanno solo le autostrade.
rule-obstacles-buildings = Prima del primo turno ognuno posiziona un edificio in un posto libero a scelta; comincia l’ultimo giocatore e chiude il primo. Da quel momento l’edificio non si muove, e nulla di ciò che si costruisce deve toccarlo.
rule-obstacles-buildings-from-three = In 3 o 4 giocatori, prima del primo turno ognuno posiziona un edificio in un posto libero a scelta; comincia l’ultimo giocatore e chiude il primo. Da quel momento l’edificio non si muove, e nulla di ciò che si costruisce deve toccarlo. In 2 giocatori non ci sono edifici.
rule-obstacles-city = Dal primo giocatore in senso orario si posiziona sul tavolo un componente alla volta: prima le cinque aree di sviluppo, poi in qualsiasi ordine tre edifici, la torre e le aree aeroporto, verde e arcobaleno. Un’area di sviluppo sta ad almeno una larghezza di pilastrino (20 mm) dalle altre aree di sviluppo, dalle strade e dai pilastri; le aree non si sovrappongono mai, e visto dall’alto nessun componente copre o tocca un pezzo già in piedi. Edifici e torre stanno solo sulle aree di sviluppo, al massimo uno per area e interamente dentro. Nulla di ciò che si costruisce deve toccarli.

## Il turno

clause-turn-order = Ordine di gioco
rule-turn-order = Si gioca a turno in senso orario. Nel tuo turno costruisci un pilastro e la strada che vi porta, oppure una rampa di uscita, e poi posizioni i veicoli che questa strada ha guadagnato.

clause-base-point = Punti base
rule-base-point = Si costruisce a partire da un punto base: ogni pilastro all’estremità della tua autostrada che nessuna rampa di uscita ha chiuso, oppure ogni tuo snodo da cui finora parte una sola strada. Una rampa di uscita non è mai un punto base, e un punto base non si sposta mai.

clause-column-height = Altezza dei pilastri
rule-column-height = Un nuovo pilastro ha esattamente un pilastrino in più o in meno del suo punto base, e almeno uno. Solo lo snodo fa eccezione.

clause-column-place = Posto dei pilastri
rule-column-place = Un nuovo pilastro sta in qualunque posto libero che una strada raggiunge dal punto base; i pilastri possono stare bordo a bordo. Poiché una strada può finire ovunque sulla sommità di un pilastro, la sua portata è un intervallo: 100–140 mm da centro a centro a pari altezza, 99,6–139,6 mm con un pilastrino di differenza, 89,1–129,1 mm con cinque, e più nulla da dodici in su.

clause-road = La strada
rule-road = Un solo pezzo di strada, lungo 120 mm, largo 10 mm e spesso 2 mm, unisce il punto base al nuovo pilastro. Se non lo sposti, è allineato con i centri dei due pilastri e li oltrepassa di altrettanto da ambo i lati; una rampa di uscita parte dal centro.
rules-road-length = A questo tavolo le strade sono lunghe { $length } mm invece di { $usual }: ogni distanza che qui si misura con una strada è più corta di circa { $less } mm.

clause-adjust = Aggiustare la mossa
rule-adjust-next-column = Puoi ancora aggiustare il pilastro, la strada e i veicoli della tua mossa finché il giocatore seguente non costruisce un pilastro. Il punto base non si sposta mai.
rule-adjust-turn-end = Puoi aggiustare il nuovo pilastro, la sua strada e i suoi veicoli fino alla fine del tuo turno, non oltre. Il punto base non si sposta mai.

## La strada

clause-road-ends = Estremità delle strade
rule-road-ends = Ogni estremità poggia sulla sommità del suo pilastro: visto dall’alto, la metà dell’estremità dista al massimo 10 mm dal centro del pilastro. Gli angoli possono sporgere dal bordo.

clause-shared-top = Sommità condivisa
rule-shared-top = Su una stessa sommità le estremità possono stare affiancate o una sull’altra; quella superiore sta allora più in alto di uno spessore (2 mm). Le strade dello stesso pilastro possono toccarsi solo su quella sommità, non oltre.

clause-over-column = Mai sopra i pilastri
rule-over-column = Vista dall’alto, una strada non passa né sopra né sotto alcun pilastro tranne i suoi due, nemmeno se è tuo. Allo stesso modo, un nuovo pilastro non può sovrapporsi a una strada.

clause-no-loop = Niente percorsi chiusi
rule-no-loop = Una strada termina su un nuovo pilastro o sul tavolo. Non porta mai a un pilastro già costruito, perché chiuderebbe un anello.

clause-no-touch = Nessun contatto
rule-no-touch = Una strada non deve toccare altre strade, altri pilastri, veicoli, edifici, la torre o altri ostacoli. Due pezzi si toccano quando fra loro non resta alcuna distanza. Passare sopra o sotto senza contatto è permesso.

clause-table-edge = Bordo del tavolo
rule-table-edge = Regola propria di Shuto: tutto ciò che si costruisce resta sul tavolo, che misura 1000 × 800 mm se non è impostato altrimenti.

## Veicoli

clause-earning = Guadagnare veicoli
rule-earning-between-columns = La nuova strada guadagna un veicolo per ogni strada altrui che incrocia per prima, passandovi sopra o sotto. Contano solo le strade fra due pilastri, dunque né rampe di accesso né rampe di uscita. Due strade si incrociano quando le loro linee mediane si tagliano viste dall’alto, e una strada non vale mai più di un veicolo.
rule-earning-any = La nuova strada guadagna un veicolo per ogni strada altrui che incrocia per prima, passandovi sopra o sotto. Contano tutte le strade, anche rampe di accesso e rampe di uscita. Due strade si incrociano quando le loro linee mediane si tagliano viste dall’alto, e una strada non vale mai più di un veicolo.

clause-first-only = Solo la prima
rule-first-only = Ogni strada può essere incrociata per prima due volte: una da sopra e una da sotto. La prima strada che la incrocia da un lato, rampe comprese, occupa quel lato per sempre, per tutta la lunghezza; chi viene dopo lì non guadagna nulla. Se dunque passi sopra B, e B passa già sopra A, solo B vale un veicolo: la prima sopra A è stata B.

clause-own-road = Incrociare le proprie
rule-own-road-earns-nothing = Incrociare una propria strada, rampe comprese, non vale alcun veicolo per quella strada. Ciò che la nuova strada guadagna dagli altri resta valido.
rule-own-road-blocks-crossing-cars = Se la nuova strada incrocia una qualsiasi delle tue, rampe comprese, non guadagna alcun veicolo per gli incroci. Il veicolo bonus di una rampa di uscita resta.
rule-own-road-blocks-every-car = Se la nuova strada incrocia una qualsiasi delle tue, rampe comprese, non vi si posiziona alcun veicolo: nessuno per gli incroci, e nemmeno il bonus di una rampa di uscita.

clause-car-place = Posizionare i veicoli
rule-car-place = I veicoli vanno solo sulla strada di questo turno, una volta che è nella posizione definitiva, e mai più di quanti te ne restano. Un veicolo poggia per intero sulla strada, in lunghezza e in larghezza, e non tocca altre strade, edifici o ostacoli, né pilastri diversi dai due della propria strada; i paraurti possono toccarsi. Su una pendenza oltre i 25° nessun veicolo resta fermo.

clause-car-duty = Veicoli guadagnati
rule-car-duty-may = Un veicolo guadagnato si può posizionare, ma non è un obbligo. I veicoli che non posizioni in questo turno sono persi.
rule-car-duty-must = Devi posizionare ogni veicolo guadagnato, se c’è posto sulla strada e vi resta fermo.

## Snodi e rampe di uscita

clause-junction-height = Altezza degli snodi
rule-junction-height = Un pilastro con un pilastrino giallo in cima è uno snodo. Può avere qualunque altezza da 2 in su, quale che sia quella del punto base, con almeno un pilastrino grigio sotto il giallo. Il pilastro grigio seguente ha di nuovo un pilastrino in più o in meno dello snodo.

clause-junction-branch = Diramare uno snodo
rule-junction-branch = Uno snodo può diramarsi una volta, in qualunque turno successivo: allora vi poggiano tre strade, una in arrivo e due in partenza, e non di più. La biforcazione porta a un nuovo pilastro o è una rampa di uscita, come ogni altra strada.

clause-off-ramp = Costruire rampe di uscita
rule-off-ramp = Una rampa di uscita è una strada che scende da un punto base al tavolo, senza pilastro all’altro capo. Costa un pezzo di strada e nessun pilastrino, e da lì non si prosegue. Termina sull’area che si trova sotto la metà della sua estremità bassa, e non deve toccarne altre.

clause-off-ramp-height = Altezza delle uscite
rule-off-ramp-height-any-height = Una rampa di uscita può partire da ogni altezza da cui la strada arriva al tavolo.
rule-off-ramp-height-height-1 = Una rampa di uscita può partire solo da un punto base di altezza 1.

clause-off-ramp-bonus = Veicolo bonus
rule-off-ramp-bonus-may = Una rampa di uscita guadagna un veicolo bonus, oltre a quelli dei suoi incroci. Si può posizionare, ma non è un obbligo.
rule-off-ramp-bonus-must = Una rampa di uscita guadagna un veicolo bonus, oltre a quelli dei suoi incroci. Devi posizionarlo, se c’è posto e resta fermo.

clause-areas = Uso delle aree
rule-areas = Le aree di sviluppo accolgono pilastri ed estremità di rampe di uscita; un pilastro sta tutto dentro o tutto fuori. L’area verde e l’area aeroporto accolgono estremità di rampe di uscita ma non pilastri, e nulla deve toccare alberi, aereo o terminal; l’area arcobaleno non accoglie né gli uni né le altre. Ogni area si può sorvolare senza toccarla. Ciò che sta per intero su un’area è più alto di 1,5 mm.

## Penalità e fine

clause-penalty = Penalità per cadute
rule-penalty-per-piece = Chi fa cadere pezzi altrui dà al proprietario un pilastrino per ogni pezzo caduto, grigio o giallo a scelta di chi paga; ogni singolo pilastrino, ogni strada e ogni veicolo è un pezzo. Nessuno dà più di quanto ha: se non bastano, ne dà uno a ogni proprietario, in ordine di turno dalla propria sinistra. I propri pezzi non costano nulla. Se il tavolo ha fissato un limite, anche spostare un pezzo oltre quel limite vale come farlo cadere.
rule-penalty-per-owner = Chi fa cadere pezzi altrui dà al proprietario un solo pilastrino, grigio o giallo a scelta di chi paga, per quanti ne siano caduti. Se i proprietari sono più d’uno, ne riceve uno ciascuno, in ordine di turno dalla sinistra di chi paga, finché ne ha. I propri pezzi non costano nulla. Se il tavolo ha fissato un limite, anche spostare un pezzo oltre quel limite vale come farlo cadere.

clause-repair = Rimettere a posto
rule-repair-culprit = Chi ha fatto cadere qualcosa rimette tutto esattamente com’era; solo allora si va avanti.
rule-repair-everybody = Tutti insieme rimettono ciò che è caduto esattamente com’era; solo allora si va avanti.

clause-passing = Passare il turno
rule-passing = Regola propria di Shuto: chi ha materiali ma non vede dove usarli può passare solo se l’arbitro, cercando su tutto il tavolo, non trova alcuna mossa valida. Altrimenti ne mostra una. Una rampa di uscita è una mossa come le altre.

clause-all-cars-out = Tutti i veicoli posizionati
rule-all-cars-out-game-over = Chi per primo posiziona tutti i suoi veicoli vince, e la partita finisce.
rule-all-cars-out-play-on = Chi per primo posiziona tutti i suoi veicoli vince e smette di giocare. Gli altri proseguono per la classifica finché ne resta uno solo. I pezzi del vincitore restano sul tavolo.
rule-all-cars-out-may-play-on = Chi per primo posiziona tutti i suoi veicoli vince e smette di giocare. Gli altri possono proseguire per la classifica, o fermarsi lì. I pezzi del vincitore restano sul tavolo.

clause-material = Materiali esauriti
rule-material-at-once = È senza materiali chi, alla fine del proprio turno, non ha più strade, o non ha di che fare né un pilastro valido né una rampa di uscita valida. Allora ognuno degli altri gioca un turno; se entro quel momento nessuno gli ha pagato un pilastrino di penalità, è eliminato. Chi resta senza per primo è eliminato per primo, e vince l’ultimo che ha materiali. I pezzi degli eliminati restano sul tavolo.
rule-material-on-pass = Chi nel proprio turno non ha più strade, o non ha di che fare né un pilastro valido né una rampa di uscita valida, passa. Se poi tutti gli altri completano un turno senza pagargli un pilastrino di penalità, ha perso; se lo riceve, continua. I pezzi degli eliminati restano sul tavolo.
rule-material-short-any-kind = Qui basta che manchi un solo genere di materiale: è senza materiali chi non ha più strade, e anche chi non ha più pilastrini di alcun colore, persino se una rampa di uscita fosse possibile.

clause-without-columns = Senza pilastrini
rule-without-columns-off-ramp = Chi ha strade ma nessun pilastrino di alcun colore può ancora costruire una rampa di uscita, che non ne richiede.
rule-without-columns-nothing = Chi non ha pilastrini di alcun colore non costruisce nulla nel proprio turno, nemmeno una rampa di uscita. Passa; con le regole missione mette da parte una strada.

clause-forced-pass = Passo forzato
rule-forced-pass-completes-turn = Chi deve passare ha completato il proprio turno. Se restano in più d’uno senza materiali, è quindi eliminato per primo chi ha passato per primo, e vince l’ultimo rimasto.
rule-forced-pass-no-turn = Passare non vale come turno: chi è senza materiali aspetta che ognuno degli altri abbia costruito.

clause-stalemate = Quando tutti passano
rule-stalemate-completes-turn = Regola propria di Shuto: se tutti quelli ancora in gioco hanno materiali ma nessun punto dove usarli, e passano di fila, vince chi ha posizionato più veicoli; a parità, chi ha più pilastrini nella riserva; altrimenti la vittoria è condivisa.
rule-stalemate-no-turn = Regola propria di Shuto: se tutti quelli ancora in gioco passano di fila, vince chi ha posizionato più veicoli; a parità, chi ha più pilastrini nella riserva; altrimenti la vittoria è condivisa.

clause-children = Regole per bambini
rule-children = Più semplice per i bambini: ognuno riceve meno veicoli, quanti ne decide il tavolo, e non ci sono snodi.

## Missioni

clause-missions = Regole missione
rule-missions = Vince il punteggio più alto; a parità, chi fra loro ha più veicoli sull’autostrada. Tutti hanno 10 veicoli, qualunque sia il numero di giocatori, e posizionare l’ultimo non basta per vincere.

clause-mission-end = Fine con missioni
rule-mission-end = La partita finisce quando le strade di tutti sono posizionate o messe da parte, oppure alla fine del giro in cui qualcuno posiziona il suo ultimo veicolo. Nessuno perde perché ha finito qualcosa: chi non ha pilastrini, o non ha un punto valido dove usarli, mette da parte una strada nel proprio turno. Finché esiste una costruzione valida, metterla da parte è rifiutato e la costruzione viene mostrata.

clause-mission-drive = Missione: guida
rule-mission-drive = 1 punto per ciascuno dei tuoi veicoli sull’autostrada, anche per quello sulla rampa di accesso.

clause-mission-development = Missione: sviluppo
rule-mission-development = 1 punto per ciascuna area di sviluppo che ospita un tuo pilastro; altri pilastri sulla stessa area non aggiungono nulla.

clause-mission-traffic-jam = Missione: ingorgo
rule-mission-traffic-jam = 2 punti, una volta sola, per almeno tre tue strade collegate che portano tutte dei veicoli. Possono formare una Y, e la rampa di accesso con il suo veicolo conta.

clause-mission-rainbow = Missione: arcobaleno
rule-mission-rainbow = 2 punti, una volta sola, per un tuo veicolo su una strada la cui linea mediana passa sopra l’area arcobaleno.

clause-mission-off-ramp = Missione: rampa di uscita
rule-mission-off-ramp = 2 punti se una tua rampa di uscita termina sull’area aeroporto e 2 punti se una termina sull’area verde, ciascuna una volta sola.

clause-mission-building = Missione: edificio
rule-mission-building = 1 punto per ogni edificio che la tua autostrada racchiude. Visto dall’alto, deve stare tutto dentro un anello che una sola autostrada forma incrociando sé stessa, misurato a metà delle strade. Valgono entrambi gli anelli di un 8.

clause-mission-tower = Missione: torre
rule-mission-tower = Se la tua autostrada racchiude la torre, i tuoi punti per gli edifici raddoppiano. Il doppio di niente resta niente.

clause-mission-tallest = Missione: il più alto
rule-mission-tallest = 2 punti per il pilastro senza snodo più alto, contato in pilastrini. A parità li ricevono tutti.

clause-mission-stock = Missione: scorte
rule-mission-stock = 1 punto ogni 5 pilastrini che ti restano, gialli compresi.

clause-same-type = Stesso tipo
rule-same-type-off = I tipi dei veicoli non contano.
rule-same-type-one-a-turn = Se un veicolo che posizioni è dello stesso tipo di uno su una strada altrui che incroci in questo turno, che l’incrocio valga un veicolo o no, il suo proprietario ti dà subito un pilastrino. Ne ricevi solo uno per turno; se te lo devono in più d’uno, scegli tu da chi. Ne dà uno grigio finché ne ha, altrimenti uno giallo, e nulla se non ha né l’uno né l’altro.
rule-same-type-one-a-player = Se un veicolo che posizioni è dello stesso tipo di uno su una strada altrui che incroci in questo turno, che l’incrocio valga un veicolo o no, il suo proprietario ti dà subito un pilastrino. Ne ricevi al massimo uno per turno da ogni giocatore. Ne dà uno grigio finché ne ha, altrimenti uno giallo, e nulla se non ha né l’uno né l’altro.
