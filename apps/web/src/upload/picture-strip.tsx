import { feedbackTexts } from '@juban/contract/texts/feedback';
import { fill } from '@juban/contract/texts/fill';
import { type ChangeEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { phoneKind } from '../platform/host/phone-kind.ts';
import { Icon } from '../ui/icon.tsx';
import { Bone, Skeleton } from '../ui/skeleton.tsx';
import styles from './picture-strip.module.css';
import { PictureTile } from './picture-tile.tsx';
import type { Pictures } from './use-pictures.ts';

const PLUS = ['M12 5v14M5 12h14'];
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif';
const neverChanges = () => () => {};

/** The picked pictures, and a button for more while there are free slots. */
export function PictureStrip({ pictures }: { pictures: Pictures }) {
  const { list, most, add, retry, remove } = pictures;
  const count = list.length;
  const free = most - count;
  return (
    <>
      <h2 className={styles.head}>
        {feedbackTexts.picturesLabel}
        <span>{fill(feedbackTexts.picturesHint, { count, most })}</span>
      </h2>
      <ul className={styles.tiles}>
        {list.map((picture, at) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            place={at + 1}
            onRetry={() => retry(picture)}
            onRemove={() => remove(picture.id)}
          />
        ))}
        {free > 0 && (
          <li>
            <Picker free={free} onPick={add} />
          </li>
        )}
      </ul>
    </>
  );
}

/** As high as the strip with its add button. */
export function PictureStripSkeleton() {
  return (
    <Skeleton>
      <div className={styles.head}>
        <Bone width="30%" height={22} />
      </div>
      <div className={styles.tiles}>
        <div className={styles.tile} />
      </div>
    </Skeleton>
  );
}

/** Multiple selection on iOS only; Android's pickers lose files that way. */
function Picker({ free, onPick }: { free: number; onPick: (files: readonly File[]) => void }) {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef(onPick);
  const kind = useSyncExternalStore(neverChanges, phoneKind, () => 'other' as const);
  // Files may have been picked before hydration.
  useEffect(() => {
    const files = [...(field.current?.files ?? [])];
    if (files.length > 0) latest.current(files);
  }, []);
  const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Otherwise the same picture could not be picked again after removing it.
    currentTarget.value = '';
    onPick(files);
  };
  return (
    <label className={styles.add}>
      <input
        ref={field}
        type="file"
        accept={ACCEPTED}
        multiple={kind === 'ios' && free > 1}
        onChange={pick}
        className="sr-only"
        aria-label={feedbackTexts.addPictureLabel}
      />
      <Icon paths={PLUS} />
      <span aria-hidden="true">{feedbackTexts.addPicture}</span>
    </label>
  );
}
