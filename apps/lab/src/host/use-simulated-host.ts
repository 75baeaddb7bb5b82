import { type RefObject, useEffect, useRef } from 'react';
import type { LabAddress } from '../model/lab-address.ts';
import { pageLogin } from '../model/page-login.ts';
import { answerCall } from './answer-call.ts';
import { readBridgeCall } from './bridge-call.ts';
import { addLogEntry, writeJson } from './bridge-log.ts';
import { lastHostAction } from './host-actions.ts';
import { storePurchases } from './payments.ts';
import { openQuestion } from './questions.ts';
import { refreshScripts } from './scripts.ts';

function forgetPage(): void {
  openQuestion.set(undefined);
  lastHostAction.set(undefined);
}

/**
 * Simulates the host around the page in the frame. Only messages from that frame are accepted, and only while
 * it shows our origin.
 */
export function useSimulatedHost(frame: RefObject<HTMLIFrameElement | null>, address: LabAddress): void {
  const latest = useRef(address);
  latest.current = address;
  useEffect(() => {
    const element = frame.current;
    let currentDocument: Document | undefined;
    // A page may call before it has finished loading, so it is distinguished from the previous one by its
    // document.
    const onPageChange = () => {
      const document = element?.contentDocument ?? undefined;
      if (document === currentDocument) return;
      currentDocument = document;
      forgetPage();
    };
    const onMessage = async (event: MessageEvent) => {
      const page = element?.contentWindow;
      if (!page || event.source !== page || event.origin !== window.location.origin) return;
      const call = readBridgeCall(event.data);
      if (!call) return;
      onPageChange();
      const startedAt = performance.now();
      const token = pageLogin.get();
      addLogEntry({
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
    window.addEventListener('message', onMessage);
    element?.addEventListener('load', onPageChange);
    return () => {
      window.removeEventListener('message', onMessage);
      element?.removeEventListener('load', onPageChange);
    };
  }, [frame]);
}
