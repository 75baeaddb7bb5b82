import { type RefObject, useRef, useState } from 'react';

type Stage = 'idle' | 'starting' | 'playing' | 'failed';

interface Clip {
  video: RefObject<HTMLVideoElement | null>;
  stage: Stage;
  play: () => void;
  /** After a failure: with a new address, because the old one may have expired. */
  reload: () => void;
  events: Readonly<Record<'onError' | 'onEnded', () => void>>;
}

/** A video that loads nothing before the first tap; its cover returns when it has ended. */
export function useClip(address: string, renewAddress: () => Promise<string>): Clip {
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
      // Autoplay was blocked; the browser shows its own play button.
      setStage(cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'playing' : 'failed');
    }
  };
  const reload = async () => {
    setStage('starting');
    await start(await renewAddress().catch(() => ''));
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
