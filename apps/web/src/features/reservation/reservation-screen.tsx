import { fill } from '@juban/contract/texts/fill';
import { reservationTexts as texts } from '@juban/contract/texts/reservation';
import { periodDays } from '@juban/domain/shanghai-words';
import { Link } from '@tanstack/react-router';
import { internalTarget } from '../../lib/internal-target.ts';
import { Icon } from '../../ui/icon.tsx';
import { COLUMN, Picture } from '../../ui/picture.tsx';
import type { Reservation } from './reservation-data.ts';
import styles from './reservation-screen.module.css';
import { ReserveArea } from './reserve-area.tsx';
import { ReserveVideo } from './reserve-video.tsx';

const STATE_WORDS = { future: texts.notStarted, open: '', ended: texts.ended } as const;

/** An upcoming game with its reserve button. */
export function ReservationScreen({ reservation }: { reservation: Reservation }) {
  const { game, banner, title, subtitle, state, gifts, soon } = reservation;
  return (
    <main className={styles.page}>
      <Picture url={banner} sizes={COLUMN} className={styles.banner} width={960} height={540} first />
      <div className={styles.body}>
        <header className={styles.head}>
          <img className={styles.icon} src={game.icon} alt="" width={64} height={64} />
          <div className={styles.names}>
            <p className={styles.game}>{game.name}</p>
            <p className={styles.firm}>{game.firm}</p>
          </div>
        </header>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{subtitle}</p>
        <p className={styles.period}>
          {fill(texts.period, periodDays(reservation))}
          {state !== 'open' && <b>{STATE_WORDS[state]}</b>}
        </p>
        <ReserveArea reserved={reservation.reserved} />
        <section className={styles.part}>
          <h2>{texts.giftsTitle}</h2>
          <ul className={styles.gifts}>
            {gifts.map((gift) => (
              <li key={gift}>
                <Icon name="gift" size={18} />
                {gift}
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part}>
          <h2>{texts.videoTitle}</h2>
          <ReserveVideo video={reservation.video} name={game.name} />
        </section>
        <TopicLink topic={reservation.topic} />
        <figure className={styles.soon} data-testid="coming-soon">
          <img src={soon.image} alt={texts.soon} width={343} height={148} loading="lazy" />
          <figcaption>
            <b>{texts.soon}</b>
            {soon.title}
          </figcaption>
        </figure>
      </div>
    </main>
  );
}

function TopicLink({ topic: { title, image, target } }: Pick<Reservation, 'topic'>) {
  const way = internalTarget(target);
  if (!way) return null;
  return (
    <Link {...way} className={styles.topic}>
      <Picture url={image} sizes={COLUMN} width={960} height={540} />
      <span>
        {title}
        <i>
          {texts.topic}
          <Icon name="next" size={12} />
        </i>
      </span>
    </Link>
  );
}
