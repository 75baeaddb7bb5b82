-- A phone that was proved is forgotten with its owner, and none comes after.
create trigger phone_proofs_of_the_living before insert on phone_proofs
  for each row execute function refuse_the_deleted();
