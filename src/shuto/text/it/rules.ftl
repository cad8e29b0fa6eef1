### Le regole con parole nostre: `clause-<clause>` è un titolo breve, `rule-<clause>` ciò che dice;
### dove decide un'opzione, c'è un `rule-<clause>-<valore>` per ogni valore.

## Preparazione

clause-goal = Scopo del gioco
rule-goal = Fai passare la tua autostrada sopra e sotto quelle degli altri e portaci i tuoi Veicoli. Vince chi per primo non ha più Veicoli da posizionare; con le Regole Missione vince chi ha più punti.

clause-allotment = Materiali per giocatore
rule-allotment = In 2 giocatori ognuno riceve 10 Veicoli, 30 Pilastrini Grigi e 3 Gialli e 15 Pezzi di Strada; in 3 giocatori 8, 25, 2 e 12; da 4 in su 7, 20, 2 e 9. La Rampa di Accesso si costruisce con questi. Dove i Veicoli hanno un tipo, tutti giocano con gli stessi tipi, Berlina compresa.

clause-starting-ramp = Rampe di Accesso
rule-starting-ramp = Ogni autostrada comincia con una rampa: una Strada che sale dal tavolo a un Pilastro grigio di altezza 1 e porta un Veicolo (la Berlina, dove i Veicoli hanno un tipo). I Pilastri iniziali vicini distano 120 mm da centro a centro; nella seconda edizione 120 mm è lo spazio libero fra loro, quindi sono 140 mm. In due stanno su una linea, in più giocatori ai vertici di un poligono regolare, e ogni rampa è rivolta verso l’esterno.

clause-first-player = Primo giocatore
rule-first-player-draw = Un sorteggio equo, di qualsiasi genere, decide chi comincia.
rule-first-player-motorway = Comincia chi per ultimo ha viaggiato su un’autostrada.
rule-first-player-rainbow = Comincia chi per ultimo ha visto un arcobaleno.

clause-obstacles = Ostacoli sul tavolo
rule-obstacles-none = Non ci sono né Edifici né Aree: sul tavolo stanno solo le autostrade.
rule-obstacles-buildings = Prima del primo turno ognuno mette un Edificio in un posto libero a scelta; comincia l’ultimo giocatore e chiude il primo. Da quel momento l’Edificio non si muove, e nulla di ciò che si costruisce deve toccarlo.
rule-obstacles-buildings-from-three = In 3 o 4 giocatori, prima del primo turno ognuno mette un Edificio in un posto libero a scelta; comincia l’ultimo giocatore e chiude il primo. Da quel momento l’Edificio non si muove, e nulla di ciò che si costruisce deve toccarlo. In 2 giocatori non ci sono Edifici.
rule-obstacles-city = Dal primo giocatore in senso orario si mette sul tavolo un Componente alla volta: prima le cinque Aree di Sviluppo, poi in qualsiasi ordine tre Edifici, la Torre e le Aree Aeroporto, Verde e Arcobaleno. Un’Area di Sviluppo sta ad almeno una larghezza di Pilastrino (20 mm) dalle altre Aree di Sviluppo, dalle Strade e dai Pilastri; le Aree non si sovrappongono mai, e visto dall’alto nessun componente copre o tocca un pezzo già in piedi. Edifici e Torre stanno solo sulle Aree di Sviluppo, al massimo uno per Area e interamente dentro. Nulla di ciò che si costruisce deve toccarli.

## Il turno

clause-turn-order = Ordine di gioco
rule-turn-order = Si gioca a turno in senso orario. Nel tuo turno costruisci un Pilastro e la Strada che vi porta, oppure una Rampa di Uscita, e poi posizioni i Veicoli che questa Strada ha guadagnato.

clause-base-point = Punti Base
rule-base-point = Si costruisce a partire da un Punto Base: ogni Pilastro all’estremità della tua autostrada che nessuna Rampa di Uscita ha chiuso, oppure ogni tuo Snodo da cui finora parte una sola Strada. Una Rampa di Uscita finita non lo è, e un Punto Base non si sposta mai.

clause-column-height = Altezza dei Pilastri
rule-column-height = Un nuovo Pilastro ha esattamente un Pilastrino in più o in meno del suo Punto Base, e almeno uno. Solo lo Snodo fa eccezione.

clause-column-place = Posto dei Pilastri
rule-column-place = Un nuovo Pilastro sta in qualunque posto libero che una Strada raggiunge dal Punto Base; i Pilastri possono stare bordo a bordo. Poiché ogni estremità ha tutta la sommità su cui poggiare, la portata è una fascia: 100–140 mm da centro a centro a pari altezza, 99,6–139,6 mm con un Pilastrino di differenza, 89,1–129,1 mm con cinque, e più nulla da dodici in su.

clause-road = La Strada
rule-road = Un solo Pezzo di Strada, lungo 120 mm, largo 10 mm e spesso 2 mm, unisce il Punto Base al nuovo Pilastro. Se il turno non dice dove stanno le estremità, segue la linea dei due assi e li oltrepassa di altrettanto da ambo i lati; una Rampa di Uscita parte dall’asse.

clause-adjust = Aggiustare il turno
rule-adjust-next-column = Puoi ancora aggiustare il Pilastro, la Strada e i Veicoli del tuo turno finché il giocatore seguente non costruisce un Pilastro. Il Punto Base non si sposta mai.
rule-adjust-turn-end = Puoi aggiustare il nuovo Pilastro, la sua Strada e i suoi Veicoli fino alla fine del tuo turno, non oltre. Il Punto Base non si sposta mai.

## La Strada

clause-road-ends = Estremità delle Strade
rule-road-ends = Ogni estremità poggia sulla sommità del suo Pilastro: visto dall’alto, il centro del suo spigolo inferiore dista al massimo 10 mm dall’asse del Pilastro. Gli angoli possono sporgere dal bordo.

clause-shared-top = Sommità condivisa
rule-shared-top = Su una stessa sommità le estremità possono stare affiancate o una sull’altra; quella superiore sta allora più in alto di uno spessore (2 mm). Le Strade dello stesso Pilastro possono toccarsi solo su quella sommità, non oltre.

clause-over-column = Mai sopra i Pilastri
rule-over-column = Vista dall’alto, una Strada non passa né sopra né sotto alcun Pilastro tranne i suoi due, nemmeno se è tuo. Allo stesso modo, un nuovo Pilastro non può stare sotto una Strada o attraverso di essa.

clause-no-loop = Niente percorsi chiusi
rule-no-loop = Una Strada termina su un nuovo Pilastro o sul tavolo. Non porta mai a un Pilastro già costruito, perché chiuderebbe un anello.

clause-no-touch = Nessun contatto
rule-no-touch = Nello spazio, una Strada non tocca altre Strade, altri Pilastri, Veicoli, Edifici, la Torre o altri ostacoli. Due pezzi si toccano quando fra loro non resta alcuna distanza. Passare sopra o sotto senza contatto è permesso.

clause-table-edge = Bordo del tavolo
rule-table-edge = Regola propria di Shuto: tutto ciò che si costruisce resta sul tavolo, che misura 1000 × 800 mm se non è impostato altrimenti.

## Veicoli

clause-earning = Guadagnare Veicoli
rule-earning-between-columns = La nuova Strada guadagna un Veicolo per ogni Strada altrui che incrocia per prima, passandovi sopra o sotto. Contano solo le Strade fra due Pilastri, dunque né Rampe di Accesso né Rampe di Uscita. Due Strade si incrociano quando le loro linee mediane si tagliano viste dall’alto, e un Pezzo di Strada non frutta mai più di un Veicolo.
rule-earning-any = La nuova Strada guadagna un Veicolo per ogni Strada altrui che incrocia per prima, passandovi sopra o sotto. Contano tutte le Strade, anche Rampe di Accesso e Rampe di Uscita. Due Strade si incrociano quando le loro linee mediane si tagliano viste dall’alto, e un Pezzo di Strada non frutta mai più di un Veicolo.

clause-first-only = Solo la prima
rule-first-only = Ogni Strada ha due posti, sopra e sotto. Dovunque due Strade si incrociano, il posto sopra la più bassa e il posto sotto la più alta sono presi per sempre, per tutta la lunghezza, di chiunque siano, rampe comprese. Se dunque passi sopra B, e B passa sopra A, solo B può fruttare: il posto sopra A è di B.

clause-own-road = Incrociare le proprie
rule-own-road-earns-nothing = Incrociare una propria Strada, rampe comprese, non frutta nulla per quella Strada. Ciò che la nuova Strada guadagna dagli altri resta valido.
rule-own-road-blocks-crossing-cars = Se la nuova strada incrocia una qualsiasi delle tue, rampe comprese, non guadagna alcun veicolo per gli incroci. Il veicolo bonus di una rampa di uscita resta.
rule-own-road-blocks-every-car = Se la nuova strada incrocia una qualsiasi delle tue, rampe comprese, non vi si posiziona alcun veicolo: nessuno per gli incroci, e nemmeno il bonus di una rampa di uscita.

clause-car-place = Posizionare i Veicoli
rule-car-place = I Veicoli vanno solo sulla Strada di questo turno, una volta che è nella posizione definitiva, e mai più di quanti te ne restano. Un Veicolo poggia per intero sul Pezzo di Strada, in lunghezza e in larghezza, e non tocca altre strade, edifici o ostacoli, né pilastri diversi dai due della propria strada; i paraurti possono toccarsi. Su una pendenza oltre i 25° nessun Veicolo resta fermo.

clause-car-duty = Veicoli guadagnati
rule-car-duty-may = Un Veicolo guadagnato si può posizionare, ma non è un obbligo. Ciò che tralasci in questo turno è perso.
rule-car-duty-must = Un Veicolo guadagnato va posizionato, purché trovi posto sulla Strada e vi resti fermo.

## Snodi e Rampe di Uscita

clause-junction-height = Altezza degli Snodi
rule-junction-height = Un Pilastro con un Pilastrino Giallo in cima è uno Snodo. Può avere qualunque altezza da 2 in su, quale che sia quella del Punto Base, con almeno un Pilastrino Grigio sotto il Giallo. Il Pilastro grigio seguente ha di nuovo un Pilastrino in più o in meno dello Snodo.

clause-junction-branch = Diramare uno Snodo
rule-junction-branch = Uno Snodo può diramarsi una volta, in qualunque turno successivo: allora vi poggiano tre Strade, una in arrivo e due in partenza, e non di più. La diramazione porta a un nuovo Pilastro o è una Rampa di Uscita, come ogni altra Strada.

clause-off-ramp = Costruire Rampe di Uscita
rule-off-ramp = Una Rampa di Uscita è una Strada che scende da un Punto Base al tavolo, senza Pilastro all’altro capo. Costa un Pezzo di Strada e nessun Pilastrino, e da lì non si prosegue. Termina sull’Area che si trova sotto il centro del suo spigolo inferiore, e non ne tocca altre.

clause-off-ramp-height = Altezza delle Uscite
rule-off-ramp-height-any-height = Una Rampa di Uscita può partire da ogni altezza da cui la Strada arriva al tavolo.
rule-off-ramp-height-height-1 = Una Rampa di Uscita può partire solo da un Punto Base di altezza 1.

clause-off-ramp-bonus = Veicolo bonus
rule-off-ramp-bonus-may = Una Rampa di Uscita guadagna un Veicolo bonus, oltre a quelli dei suoi incroci. Si può posizionare, ma non è un obbligo.
rule-off-ramp-bonus-must = Una Rampa di Uscita guadagna un Veicolo bonus, oltre a quelli dei suoi incroci. Va posizionato, purché trovi posto e resti fermo.

clause-areas = Uso delle Aree
rule-areas = Le Aree di Sviluppo accolgono Pilastri ed estremità di Rampe di Uscita; un Pilastro sta tutto dentro o tutto fuori. L’Area Verde e l’Area Aeroporto accolgono estremità di Rampe di Uscita ma non Pilastri, e nulla deve toccare alberi, aereo o terminal; l’Area Arcobaleno non accoglie né gli uni né le altre. Ogni Area si può sorvolare senza toccarla. Ciò che sta per intero su un’Area è più alto di 1,5 mm.

## Penalità e fine

clause-penalty = Penalità per cadute
rule-penalty-per-piece = Chi fa cadere pezzi altrui dà al proprietario un Pilastrino per ogni pezzo caduto, Grigio o Giallo a sua scelta; ogni singolo Pilastrino, ogni Strada e ogni Veicolo è un pezzo. Nessuno dà più di quanto ha: se non bastano, ne dà uno a ogni proprietario, in ordine di turno dalla propria sinistra. I propri pezzi non costano nulla. Se il tavolo ha fissato un limite, anche spostare un pezzo oltre quel limite vale come farlo cadere.
rule-penalty-per-owner = Chi fa cadere pezzi altrui dà al proprietario un solo Pilastrino, Grigio o Giallo a sua scelta, per quanti ne siano caduti. Se i proprietari sono più d’uno, ne riceve uno ciascuno, in ordine di turno dalla sinistra di chi paga, finché ne ha. I propri pezzi non costano nulla. Se il tavolo ha fissato un limite, anche spostare un pezzo oltre quel limite vale come farlo cadere.

clause-repair = Rimettere a posto
rule-repair-culprit = Chi ha fatto cadere qualcosa rimette tutto esattamente com’era; solo allora si va avanti.
rule-repair-everybody = Tutti insieme rimettono ciò che è caduto esattamente com’era; solo allora si va avanti.

clause-passing = Passare il turno
rule-passing = Regola propria di Shuto: chi ha materiali ma non vede dove usarli può passare solo se una ricerca su tutto il tavolo, alla precisione indicata, non trova alcun turno permesso. Altrimenti l’arbitro ne mostra uno. Una Rampa di Uscita è un turno come gli altri.

clause-all-cars-out = Tutti i Veicoli posizionati
rule-all-cars-out-game-over = Chi per primo ha tutti i suoi Veicoli sull’autostrada vince, e la partita finisce.
rule-all-cars-out-play-on = Chi per primo ha tutti i suoi Veicoli sull’autostrada vince e smette di giocare. Gli altri proseguono per la classifica finché ne resta uno solo. I pezzi del vincitore restano sul tavolo.
rule-all-cars-out-may-play-on = Chi per primo ha tutti i suoi Veicoli sull’autostrada vince e smette di giocare. Gli altri possono proseguire per la classifica, o fermarsi lì. I pezzi del vincitore restano sul tavolo.

clause-material = Materiali esauriti
rule-material-at-once = È senza materiali chi, alla fine del proprio turno, non ha più Strade, o non ha di che fare né un Pilastro permesso né una Rampa di Uscita permessa. Allora ognuno degli altri gioca un turno; se entro quel momento nessuno gli ha pagato un Pilastrino di penalità, è eliminato. Chi resta senza per primo è eliminato per primo, e vince l’ultimo che ha materiali. I pezzi degli eliminati restano sul tavolo.
rule-material-on-pass = Chi nel proprio turno non ha più Strade, o non ha di che fare né un Pilastro permesso né una Rampa di Uscita permessa, passa. Se poi tutti gli altri completano un turno senza pagargli un pilastrino di penalità, ha perso; se lo riceve, continua. I pezzi degli eliminati restano sul tavolo.
rule-material-short-any-kind = Qui basta che manchi un solo genere di materiale: è senza materiali chi non ha più Strade, e anche chi non ha più Pilastrini di alcun colore, persino se una Rampa di Uscita fosse possibile.

clause-without-columns = Senza pilastrini
rule-without-columns-off-ramp = Chi ha strade ma nessun pilastrino di alcun colore può ancora costruire una rampa di uscita, che non ne richiede.
rule-without-columns-nothing = Chi non ha pilastrini di alcun colore non costruisce nulla nel proprio turno, nemmeno una rampa di uscita. Passa; con le regole missione mette da parte un pezzo di strada.

clause-forced-pass = Passo forzato
rule-forced-pass-completes-turn = Chi deve passare ha completato il proprio turno. Se restano in più d’uno senza materiali, è quindi eliminato per primo chi ha passato per primo, e vince l’ultimo rimasto.
rule-forced-pass-no-turn = Passare non vale come turno: chi è senza materiali aspetta che ognuno degli altri abbia costruito.

clause-stalemate = Quando tutti passano
rule-stalemate-completes-turn = Regola propria di Shuto: se tutti quelli ancora in gioco hanno materiali ma nessun punto dove usarli, e passano di fila, vince chi ha posizionato più veicoli; a parità, chi ha più pilastrini nella riserva; altrimenti la vittoria è condivisa.
rule-stalemate-no-turn = Regola propria di Shuto: se tutti quelli ancora in gioco passano di fila, vince chi ha posizionato più veicoli; a parità, chi ha più pilastrini nella riserva; altrimenti la vittoria è condivisa.

clause-children = Regole per bambini
rule-children = Più semplice per i bambini: ognuno riceve meno Veicoli, quanti ne decide il tavolo, e non ci sono Snodi.

## Missioni

clause-missions = Regole Missione
rule-missions = Vince il punteggio più alto; a parità, chi fra loro ha più Veicoli sull’autostrada. Tutti hanno 10 Veicoli, qualunque sia il numero di giocatori, e posizionare l’ultimo non basta per vincere.

clause-mission-end = Fine con missioni
rule-mission-end = La partita finisce quando le strade di tutti sono posizionate o messe da parte, oppure alla fine del giro in cui qualcuno posiziona il suo ultimo veicolo. Nessuno perde perché ha finito qualcosa: chi non ha pilastrini, o non ha un punto valido dove usarli, mette da parte un pezzo di strada nel proprio turno. Finché esiste una costruzione valida, metterlo da parte è rifiutato e la costruzione viene mostrata.

clause-mission-drive = Missione: Guida
rule-mission-drive = 1 punto per ciascuno dei tuoi Veicoli sull’autostrada, anche per quello sulla Rampa di Accesso.

clause-mission-development = Missione: Sviluppo
rule-mission-development = 1 punto per ciascuna Area di Sviluppo che ospita un tuo Pilastro; altri Pilastri sulla stessa Area non aggiungono nulla.

clause-mission-traffic-jam = Missione: Ingorgo
rule-mission-traffic-jam = 2 punti, una volta sola, per almeno tre tue Strade che portano Veicoli e sono unite soltanto attraverso Strade così. Possono formare una Y, e la Rampa di Accesso con il suo Veicolo è una di queste.

clause-mission-rainbow = Missione: Arcobaleno
rule-mission-rainbow = 2 punti, una volta sola, per un tuo Veicolo su una Strada la cui linea mediana passa sopra l’Area Arcobaleno.

clause-mission-off-ramp = Missione: Rampa di Uscita
rule-mission-off-ramp = 2 punti se una tua Rampa di Uscita termina sull’Area Aeroporto e 2 punti se una termina sull’Area Verde, ciascuna una volta sola.

clause-mission-building = Missione: Edificio
rule-mission-building = 1 punto per ogni Edificio che la tua autostrada racchiude. Vista dall’alto, la sua base sta tutta in un terreno chiuso dalle linee mediane di una sola autostrada che incrocia sé stessa, con le estremità unite agli assi dei Pilastri. Valgono entrambi gli anelli di un 8.

clause-mission-tower = Missione: Torre
rule-mission-tower = Se la tua autostrada racchiude la Torre, i tuoi punti per gli Edifici raddoppiano. Il doppio di niente resta niente.

clause-mission-tallest = Missione: Il più alto
rule-mission-tallest = 2 punti per il Pilastro senza Snodo più alto, contato in Pilastrini. A parità li ricevono tutti.

clause-mission-stock = Missione: Scorte
rule-mission-stock = 1 punto ogni 5 Pilastrini che ti restano, Gialli compresi.

clause-same-type = Stesso tipo
rule-same-type-off = I tipi dei Veicoli non contano.
rule-same-type-one-a-turn = Se un Veicolo che posizioni è dello stesso tipo di uno su una Strada altrui che incroci in questo turno, che l’incrocio frutti o no, il suo proprietario ti dà subito un Pilastrino. Ne ricevi solo uno per turno; se te lo devono in più d’uno, scegli tu da chi. Ne dà uno grigio finché ne ha, altrimenti uno giallo, e nulla se non ha né l’uno né l’altro.
rule-same-type-one-a-player = Se un Veicolo che posizioni è dello stesso tipo di uno su una Strada altrui che incroci in questo turno, che l’incrocio frutti o no, il suo proprietario ti dà subito un Pilastrino. Ne ricevi al massimo uno per turno da ogni giocatore. Ne dà uno grigio finché ne ha, altrimenti uno giallo, e nulla se non ha né l’uno né l’altro.
