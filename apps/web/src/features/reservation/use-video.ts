import { type RefObject, useRef, useState } from 'react';
import { api } from '../../lib/api.ts';

type Stage = 'idle' | 'starting' | 'playing' | 'failed';

interface VideoPlayer {
  video: RefObject<HTMLVideoElement | null>;
  stage: Stage;
  play: () => void;
  /** After a failure: with a new address, because the old one may have run out. */
  reload: () => void;
  events: Readonly<Record<'onError', () => void>>;
}

/** A video from the first tap on: nothing of it is fetched before. */
export function useVideo(url: string): VideoPlayer {
  const video = useRef<HTMLVideoElement>(null);
  const [stage, setStage] = useState<Stage>('idle');
  const start = async (address: string) => {
    const player = video.current;
    if (!player) return;
    setStage('starting');
    player.src = address;
    try {
      await player.play();
      setStage('playing');
    } catch (cause) {
      // Not allowed without another tap: the browser's own button is there for it.
      setStage(cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'playing' : 'failed');
    }
  };
  const renew = async () => {
    setStage('starting');
    const fresh = await api.getReservation({}).catch(() => undefined);
    return fresh ? start(fresh.video.url) : setStage('failed');
  };
  return {
    video,
    stage,
    play: () => void start(url),
    reload: () => void renew(),
    events: {
      onError: () => {
        if (video.current?.getAttribute('src')) setStage('failed');
      },
    },
  };
}
