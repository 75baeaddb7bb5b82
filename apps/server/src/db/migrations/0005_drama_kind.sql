-- A film opens in the apps as one whole, a drama by its season; what the shelf calls it does not tell them apart.
alter table dramas add column kind text not null default 'drama' check (kind in ('drama', 'film'));
