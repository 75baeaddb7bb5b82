-- The lists of the support desk are read newest first, by keyset: every page costs the same.
create index users_newest on users (registered_at desc, id desc);
create index users_newest_of_brand on users (brand, registered_at desc, id desc);

create index orders_newest_of_brand on orders (brand, created_at desc, order_no desc);
create index orders_newest_in_state on orders (brand, state, created_at desc, order_no desc);

create index payments_newest on payments (created_at desc, payment_no desc);
create index payments_newest_in_state on payments (state, created_at desc, payment_no desc);

create index contracts_newest_of_brand on contracts (brand, created_at desc, contract_no desc);
create index contracts_due_of_brand on contracts (brand, next_charge_at, contract_no) where state = 'active';

-- One field finds by the numbers of providers, too.
create index payments_by_trade_no on payments (trade_no) where trade_no is not null;
create index contracts_by_external_no on contracts (external_no) where external_no is not null;
create index campaign_gift_codes_by_code on campaign_gift_codes (code);
