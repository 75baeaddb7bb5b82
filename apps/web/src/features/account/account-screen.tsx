import type { CallOutput } from '@juban/contract/schemas';
import { accountTexts } from '@juban/contract/texts/account';
import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { paymentTexts } from '@juban/contract/texts/payment';
import { renewalTexts } from '@juban/contract/texts/renewals';
import { maskPhone } from '@juban/domain/phone';
import { Link } from '@tanstack/react-router';
import { api } from '../../platform/api/api.ts';
import { LoginRequired } from '../../platform/host/login-required.tsx';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { UserPart } from '../../platform/host/user-part.tsx';
import { LevelChip } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import styles from './account-screen.module.css';
import { useLogOut } from './use-log-out.ts';

type User = CallOutput<'getProfile'>['user'];

const QUERY = { queryKey: ['account'], queryFn: async (): Promise<User> => (await api.getProfile({})).user };

const WAYS = [
  [
    { to: '/vip', label: accountTexts.vip, hint: '' },
    { to: '/vip/orders', label: paymentTexts.ordersTitle, hint: '' },
    { to: '/vip/renewals', label: renewalTexts.title, hint: '' },
    { to: '/mall/exchanges', label: mallPageTexts.myExchanges, hint: '' },
  ],
  [
    { to: '/account/sessions', label: accountTexts.sessionsTitle, hint: accountTexts.sessionsHint },
    { to: '/next/my-data', label: myDataTexts.title, hint: accountTexts.dataHint },
    { to: '/next/feedback/mine', label: feedbackTexts.records, hint: '' },
  ],
] as const;

/** The user's account, links to their data, and logout. */
export function AccountScreen() {
  const { state, retry, isRetrying } = useUserQuery(QUERY);
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{accountTexts.title}</h1>
      <UserPart
        state={state}
        skeleton={<Bones />}
        guest={
          <div className={styles.state}>
            <LoginRequired title={accountTexts.loginTitle} hint={accountTexts.loginHint} />
          </div>
        }
        failedTitle={accountTexts.failed}
        onRetry={retry}
        isRetrying={isRetrying}
        stateClass={styles.state}
      >
        {(user) => <Account user={user} />}
      </UserPart>
    </main>
  );
}

function Account({ user }: { user: User }) {
  const { busy, askAndLogOut } = useLogOut();
  return (
    <>
      <Who user={user} />
      <nav aria-label={accountTexts.ways}>
        {WAYS.map((group) => (
          <ul key={group[0].to} className={styles.group}>
            {group.map(({ to, label, hint }) => (
              <li key={to}>
                <Link to={to} className={styles.way}>
                  <span>{label}</span>
                  {hint && <small>{hint}</small>}
                  <Icon name="next" size={16} />
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <Button look="ghost" wide busy={busy} className={styles.out} onClick={askAndLogOut}>
        {accountTexts.logOut}
      </Button>
    </>
  );
}

function Who({ user: { id, nickName, headImgUrl, mobile, vipLevel } }: { user: User }) {
  return (
    <section className={styles.who}>
      {headImgUrl ? (
        <img src={headImgUrl} alt="" width={56} height={56} />
      ) : (
        <span className={styles.noPicture} aria-hidden="true">
          {nickName.slice(0, 1)}
        </span>
      )}
      <div>
        <h2>
          <span>{nickName}</span>
          {vipLevel > 0 && <LevelChip level={vipLevel} />}
        </h2>
        <p className="num">{fill(accountTexts.number, { id })}</p>
        {mobile && <p className="num">{fill(accountTexts.phone, { phone: maskPhone(mobile) })}</p>}
      </div>
    </section>
  );
}

function Bones() {
  return (
    <Skeleton className={styles.bones}>
      <Bone height={104} shape="panel" />
      <Bone height={208} shape="panel" />
      <Bone height={156} shape="panel" />
      <Bone height={48} shape="action" />
    </Skeleton>
  );
}
