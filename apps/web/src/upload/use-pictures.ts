import { useCallback, useEffect, useRef, useState } from 'react';
import { phoneKind } from '../platform/host/phone-kind.ts';
import { showToast } from '../ui/toast.tsx';
import {
  changed,
  type PickedPicture,
  type PictureChange,
  type PictureLimits,
  sortOut,
  storedPictures,
} from './picked-pictures.ts';
import { FileRefused, uploadPicture } from './upload-picture.ts';

export interface Pictures {
  list: readonly PickedPicture[];
  most: number;
  add: (files: readonly File[]) => void;
  retry: (picture: PickedPicture) => void;
  /** Cancels the upload if it is still running. */
  remove: (id: number) => void;
}

/** The pictures of a form; uploads start when they are picked. */
export function usePictures({ purpose, most, tooMany, stored = [] }: PictureLimits): Pictures {
  const [list, setList] = useState(() => storedPictures(stored));
  const cancels = useRef(new Map<number, () => void>());
  const nextId = useRef(stored.length + 1);

  const change = useCallback(
    (id: number, what: PictureChange) => setList((pictures) => changed(pictures, id, what)),
    [],
  );

  const drop = useCallback((id: number) => {
    cancels.current.delete(id);
    setList((pictures) => pictures.filter((picture) => picture.id !== id));
  }, []);

  const send = useCallback(
    ({ id, file }: Pick<PickedPicture, 'id' | 'file'>) => {
      if (!file) return;
      const { result, cancel } = uploadPicture(file, purpose, (percent) => change(id, { percent }));
      cancels.current.set(id, cancel);
      result.then(
        (address) => change(id, { state: 'stored', percent: 100, address }),
        (error: Error) => {
          // The picture was removed meanwhile.
          if (cancels.current.get(id) !== cancel) return;
          if (error instanceof FileRefused) drop(id);
          else change(id, { state: 'failed' });
          showToast(error.message);
        },
      );
    },
    [change, drop, purpose],
  );

  // Leaving the form cancels its uploads.
  useEffect(() => {
    const running = cancels.current;
    return () => {
      for (const cancel of running.values()) cancel();
      running.clear();
    };
  }, []);

  const add = (files: readonly File[]) => {
    const { taken, complaint } = sortOut(files, {
      free: most - list.length,
      tooMany,
      isAndroid: phoneKind() === 'android',
    });
    if (complaint) showToast(complaint);
    const picked = taken.map((file): PickedPicture => {
      const id = nextId.current++;
      return { id, file, state: 'uploading', percent: 0, address: '' };
    });
    setList((now) => [...now, ...picked]);
    for (const picture of picked) send(picture);
  };

  const retry = (picture: PickedPicture) => {
    change(picture.id, { state: 'uploading', percent: 0 });
    send(picture);
  };

  const remove = (id: number) => {
    const cancel = cancels.current.get(id);
    drop(id);
    cancel?.();
  };

  return { list, most, add, retry, remove };
}
