import { type RefObject, useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';

type Stage = 'idle' | 'starting' | 'playing' | 'failed';

interface Trailer {
  video: RefObject<HTMLVideoElement | null>;
  stage: Stage;
  play: () => void;
  /** After a failure: with a new address, because the old one may have run out. */
  reload: () => void;
  events: Readonly<Record<'onError' | 'onEnded', () => void>>;
}

/** A game's video from the first tap on; nothing of it is fetched before. */
export function useTrailer(id: string, address: string): Trailer {
  const video = useRef<HTMLVideoElement>(null);
  const [stage, setStage] = useState<Stage>('idle');
  const start = async (source: string) => {
    const player = video.current;
    if (!player || !source) return setStage('failed');
    setStage('starting');
    player.src = source;
    try {
      await player.play();
      setStage('playing');
    } catch (cause) {
      // Not allowed without another tap: the browser's own button is there for it.
      setStage(cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'playing' : 'failed');
    }
  };
  const reload = async () => {
    setStage('starting');
    const fresh = await api.getGame({ id }).catch(() => undefined);
    await start(fresh?.videoAddress ?? '');
  };
  return {
    video,
    stage,
    play: () => void start(address),
    reload: () => void reload(),
    events: {
      onError: () => {
        if (video.current?.getAttribute('src')) setStage('failed');
      },
      onEnded: () => setStage('idle'),
    },
  };
}
