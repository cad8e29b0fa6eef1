"""The referee: pieces, editions, turns, verdicts, records. Import names from `shuto`; they load when first used."""
