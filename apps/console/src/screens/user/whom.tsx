import type { User } from './user-tabs.ts';

export const Whom = ({ user }: { user: User }) => (
  <>
    <b>{user.nickName}</b> · {user.id}
  </>
);
