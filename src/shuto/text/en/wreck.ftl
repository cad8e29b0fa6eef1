### The wreck of a collapse: watching it, sharing it.

wreck-fates =
    { $count ->
        [one] { $count } piece fell or was moved
       *[other] { $count } pieces fell or were moved
    }
wreck-again = Watch again
wreck-share = Share
wreck-slow = Slow motion
wreck-whole = Show the whole carry
wreck-part = Only the collapse
wreck-dialog = Share the collapse
wreck-caption = { $player } knocks over: { $pieces }
wreck-caption-many = { $player } brings down { $count } pieces
wreck-link = Copy a link to it
wreck-file = Save as a file
wreck-file-about = Any Shuto server opens the file: choose it on the home page as a saved game.
wreck-clip = Make a clip
wreck-clip-making = Making the clip… { $percent }%
wreck-clip-save = Save the clip
wreck-clip-none = This browser cannot make clips.
wreck-picture = Make a picture
wreck-picture-save = Save the picture
wreck-picture-alt = The collapse, with what touched what
wreck-none = This browser can make neither a clip nor a picture. The link and the file still work.
