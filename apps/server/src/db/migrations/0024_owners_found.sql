-- Whatever is somebody's is found by its owner: an account's data are read and forgotten table by table.
create index apple_purchases_by_owner on apple_purchases (user_id);
create index punch_devices_by_owner on punch_devices (user_id);
