
## Ce que disent les dessins

draw-plan = Plan de la table
draw-elevation = La table vue de côté
draw-scenic = La table vue de biais
draw-state = Tour { $number } · { to-move }
draw-whole = { $what } : { $edition }, { $state }
draw-places = { $player } pose un composant
draw-sides =
    au-dessus { $over ->
        [taken] pris
       *[free] libre
    }, au-dessous { $under ->
        [taken] pris
       *[free] libre
    }
draw-road = { $piece }, du pilier { $start } au pilier { $end }, { draw-sides }
draw-starting-ramp = { $piece }, de la table au pilier { $end }, { draw-sides }
draw-off-ramp = { $piece }, du pilier { $start } à la table, { draw-sides }
draw-column = { column-of }, hauteur { $height }
draw-junction = { column-of }, jonction de hauteur { $height }
draw-base-point = { $piece }, point d’ancrage
draw-car = { $piece } – { road-between }
draw-building = { $piece }, { $height } mm de haut
draw-ghost = Prévu : { $turn }
