import { type RefObject, useRef, useState } from 'react';
import type { Clip } from './drama-data.ts';
import { leaveFullscreen } from './leave-fullscreen.ts';
import { openClip } from './open-clip.ts';

export type ClipStage = 'idle' | 'starting' | 'playing' | 'ended' | 'failed';

export interface ClipPlayer {
  video: RefObject<HTMLVideoElement | null>;
  stage: ClipStage;
  /** Loads what playing needs; called before the tap has ended. */
  prepare: () => void;
  play: () => void;
  /** Plays again from the start. */
  replay: () => void;
  /** After a failure: with a new address, because the old one may have expired. */
  reload: () => void;
  events: Readonly<Record<'onPlaying' | 'onEnded' | 'onError', () => void>>;
}

/** A clip from the first tap to its end. */
export function useClip(clip: Clip | null, renew: () => Promise<Clip | null>): ClipPlayer {
  const video = useRef<HTMLVideoElement>(null);
  const [stage, setStage] = useState<ClipStage>('idle');
  const address = useRef<Promise<string>>(undefined);

  const find = () => {
    address.current ??= open(clip, renew);
    return address.current;
  };
  const start = async () => {
    const player = video.current;
    if (!player) return;
    setStage('starting');
    // WebKit allows playing an element that was touched during a tap, even if its address arrives later.
    player.load();
    try {
      player.src = await find();
      await player.play();
    } catch (cause) {
      // Autoplay was blocked; the browser shows its own play button.
      setStage(cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'playing' : 'failed');
    }
  };
  const replay = () => {
    if (!video.current) return;
    video.current.currentTime = 0;
    setStage('playing');
    video.current.play().catch(() => setStage('failed'));
  };
  const reload = () => {
    address.current = open(null, renew);
    void start();
  };
  return {
    video,
    stage,
    prepare: () => void find().catch(() => undefined),
    play: () => void start(),
    replay,
    reload,
    events: {
      onPlaying: () => setStage('playing'),
      onEnded: () => {
        leaveFullscreen(video.current);
        setStage('ended');
      },
      onError: () => {
        if (video.current?.getAttribute('src')) setStage('failed');
      },
    },
  };
}

/**
 * An address that cannot be decrypted was made for another client type than the app reports now, so load it
 * again.
 */
async function open(clip: Clip | null, renew: () => Promise<Clip | null>): Promise<string> {
  const opened = clip && (await openClip(clip).catch(() => undefined));
  if (opened) return opened;
  const fresh = await renew();
  if (!fresh) throw new Error('the clip no longer exists');
  return openClip(fresh);
}
