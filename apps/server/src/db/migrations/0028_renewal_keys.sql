-- Keys that we make ourselves have a space, which no client can send: nobody lays an order in the way of a charge.
update orders set idempotency_key = 'renewal of:' || substr(idempotency_key, 9)
where source = 'renewal' and idempotency_key like 'renewal:%';
