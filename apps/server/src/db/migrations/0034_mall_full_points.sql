-- From V1 an exchange costs 90 % of the full price, rounded up. Both prices are kept. Null: made before there was a discount,
-- at the full price; the version before this one goes on writing such rows while it is being replaced.
alter table mall_exchanges
  add column full_points integer,
  add constraint mall_exchanges_price check (points in (full_points, (full_points * 9 + 9) / 10));
