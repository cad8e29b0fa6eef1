
## Ce que disent les dessins

draw-plan = Plan de la table
draw-elevation = La table vue de côté
draw-to-move = À { $player } de jouer
draw-places = { $player } pose un composant
draw-slots =
    au-dessus { $over ->
        [taken] pris
       *[free] libre
    }, au-dessous { $under ->
        [taken] pris
       *[free] libre
    }
draw-road = { $piece }, de { $start } à { $end }, { draw-slots }
draw-starting-ramp = { $piece }, de la table à { $end }, { draw-slots }
draw-off-ramp = { $piece }, de { $start } à la table, { draw-slots }
draw-column = { $piece }, hauteur { $height }
draw-junction = { $piece }, jonction de hauteur { $height }
draw-base-point = { $piece }, point d’ancrage
draw-car = { $piece }, sur { $road }
draw-building = { $piece }, { $height } mm de haut
draw-ghost = Prévu : { $turn }
