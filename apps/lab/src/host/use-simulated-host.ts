import { type RefObject, useEffect, useRef } from 'react';
import type { LabAddress } from '../model/lab-address.ts';
import { pageLogin } from '../model/page-login.ts';
import { answerCall } from './answer-call.ts';
import { readBridgeCall } from './bridge-call.ts';
import { noteInLog, writeJson } from './bridge-log.ts';
import { lastDeed } from './host-deeds.ts';
import { openQuestion } from './questions.ts';
import { refreshScripts } from './scripts.ts';
import { storePurchases } from './take-money.ts';

function forgetPage(): void {
  openQuestion.set(undefined);
  lastDeed.set(undefined);
}

/** Plays the host around the page in the frame. Only that frame is heard, and only while it shows our origin. */
export function useSimulatedHost(frame: RefObject<HTMLIFrameElement | null>, address: LabAddress): void {
  const latest = useRef(address);
  latest.current = address;
  useEffect(() => {
    const element = frame.current;
    let heard: Document | undefined;
    // A page may call before it has finished loading, so it is told from the one before by its document.
    const meetPage = () => {
      const document = element?.contentDocument ?? undefined;
      if (document === heard) return;
      heard = document;
      forgetPage();
    };
    const hear = async (event: MessageEvent) => {
      const page = element?.contentWindow;
      if (!page || event.source !== page || event.origin !== window.location.origin) return;
      const call = readBridgeCall(event.data);
      if (!call) return;
      meetPage();
      const startedAt = performance.now();
      const token = pageLogin.get();
      noteInLog({
        way: 'out',
        method: call.method,
        line: `${call.method}(${Object.keys(call.args).length > 0 ? writeJson(call.args, token) : ''})`,
        json: writeJson(call.args, token, 2),
        failed: false,
      });
      const script = (await refreshScripts())[call.method];
      const send = (reply: object) => page.postMessage(reply, window.location.origin);
      const state = { ...latest.current, token: pageLogin.get(), purchases: storePurchases.get() };
      answerCall(call, state, script, send, startedAt);
    };
    window.addEventListener('message', hear);
    element?.addEventListener('load', meetPage);
    return () => {
      window.removeEventListener('message', hear);
      element?.removeEventListener('load', meetPage);
    };
  }, [frame]);
}
