-- The device that claimed holds a random receipt and may ask for its claim again. Claims made before have none.
alter table claims add column receipt_hash text unique;

-- Who put a playlist together; editors' playlists may name nobody.
alter table albums add column author jsonb;
