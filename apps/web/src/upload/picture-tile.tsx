import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { Icon } from '../ui/icon.tsx';
import type { PickedPicture } from './picked-pictures.ts';
import { PicturePreview } from './picture-preview.tsx';
import styles from './picture-strip.module.css';

interface PictureTileProps {
  picture: PickedPicture;
  /** Position, from 1. */
  place: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture with its progress, a retry button after a failure, and a remove button. */
export function PictureTile({ picture, place, onRetry, onRemove }: PictureTileProps) {
  const { state, percent } = picture;
  const remove = state === 'uploading' ? feedbackTexts.cancelUpload : feedbackTexts.removePicture;
  return (
    <li className={styles.tile} data-state={state} data-testid="picture">
      <PicturePreview picture={picture} label={fill(feedbackTexts.pictureAlt, { place })} />
      {state === 'uploading' && <Progress place={place} percent={percent} />}
      {state === 'failed' && (
        <button
          type="button"
          className={styles.veil}
          onClick={onRetry}
          aria-label={fill(feedbackTexts.retryUploadLabel, { place })}
        >
          <Icon name="refresh" size={22} />
          {feedbackTexts.retryUpload}
        </button>
      )}
      <button type="button" className={styles.remove} onClick={onRemove} aria-label={fill(remove, { place })}>
        <Icon name="close" size={12} line={3} />
      </button>
    </li>
  );
}

function Progress({ place, percent }: { place: number; percent: number }) {
  return (
    <div
      className={styles.veil}
      role="progressbar"
      aria-valuenow={percent}
      aria-label={fill(feedbackTexts.uploading, { place, percent })}
    >
      <svg className={styles.ring} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="16" r="13" />
        <circle cx="16" cy="16" r="13" pathLength="100" strokeDasharray={`${percent} 100`} data-done="" />
      </svg>
      <b className="num">{fill(feedbackTexts.percent, { percent })}</b>
    </div>
  );
}
