import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { minuteText } from '@juban/domain/shanghai-words';
import { useState } from 'react';
import { ImageViewer } from '../../ui/image-viewer.tsx';
import styles from './feedback-card.module.css';
import type { OwnFeedback } from './use-own-feedback.ts';

const STATE_TEXTS: Readonly<Record<OwnFeedback['state'], string>> = {
  received: feedbackTexts.stateReceived,
  accepted: feedbackTexts.stateAccepted,
  declined: feedbackTexts.stateDeclined,
};

/** A feedback with its pictures, support's answer and the points it earned. */
export function FeedbackCard({ feedback }: { feedback: OwnFeedback }) {
  const { content, pictures, state, points, reply, createTime, isPrivacy, kind } = feedback;
  return (
    <article className={styles.card}>
      <p className={styles.head}>
        <span data-state={state}>{STATE_TEXTS[state]}</span>
        {isPrivacy && <em>{feedbackTexts.privacyMark}</em>}
        {kind === 'prize' && <em>{feedbackTexts.prizeMark}</em>}
        <time className="num">{minuteText(createTime)}</time>
      </p>
      <p className={styles.text}>{content}</p>
      {pictures.length > 0 && <OwnPictures pictures={pictures} />}
      {reply !== '' && (
        <p className={styles.reply}>
          <b>{feedbackTexts.replyLabel}</b>
          {reply}
        </p>
      )}
      {points > 0 && <p className={styles.points}>{fill(feedbackTexts.earned, { points })}</p>}
    </article>
  );
}

/** Thumbnails; a tap opens the full picture. */
function OwnPictures({ pictures }: { pictures: readonly string[] }) {
  const [start, setStart] = useState<number>();
  const whole = pictures.map((address) => address.replace(/\?.*$/, ''));
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((address, at) => {
          const name = fill(feedbackTexts.pictureAlt, { place: at + 1 });
          return (
            <li key={address}>
              <button type="button" onClick={() => setStart(at)} aria-label={name}>
                <img src={address} alt="" width={72} height={72} loading="lazy" />
              </button>
            </li>
          );
        })}
      </ul>
      <ImageViewer images={whole} start={start} horizontal onClose={() => setStart(undefined)} />
    </>
  );
}
