-- Keys that we make ourselves have a space, which no client can send: nobody lays an order in the way of a charge.
-- What was sold stays as it was sold, and its key is no part of that.
alter table orders disable trigger orders_frozen;
update orders set idempotency_key = 'renewal of:' || substr(idempotency_key, 9)
where source = 'renewal' and idempotency_key like 'renewal:%';
alter table orders enable trigger orders_frozen;
