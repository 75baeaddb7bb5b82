import { fill } from '@juban/contract/texts/fill';
import { myDataTexts } from '@juban/contract/texts/my-data';
import { maskPhone } from '@juban/domain/phone';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import styles from './card.module.css';
import type { Standing } from './use-my-data.ts';

export function AccountCard({ standing }: { standing: Standing }) {
  const { id, nickName, headImgUrl, mobile, registerTime } = standing;
  return (
    <section className={styles.card} aria-label={myDataTexts.account}>
      <div className={styles.who}>
        {headImgUrl && <img src={headImgUrl} alt="" width={48} height={48} />}
        <div>
          <h2>{nickName}</h2>
          <p className="num">{fill(myDataTexts.accountNo, { id })}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        {mobile && (
          <div>
            <dt>{myDataTexts.phone}</dt>
            <dd className="num">{maskPhone(mobile)}</dd>
          </div>
        )}
        <div>
          <dt>{myDataTexts.registered}</dt>
          <dd className="num">{shanghaiDay(registerTime)}</dd>
        </div>
      </dl>
    </section>
  );
}
