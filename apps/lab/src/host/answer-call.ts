import type { BridgeScript } from '../lib/lab-api.ts';
import { defaultBehaviour, type HostState } from './behaviour.ts';
import type { BridgeCall } from './bridge-call.ts';
import { addLogEntry, writeJson } from './bridge-log.ts';
import { recordHostAction } from './host-actions.ts';
import { openQuestion } from './questions.ts';

/** Sends a reply. Scripts may send invalid ones, so the type is not more specific. */
type Send = (reply: object) => void;

const SECOND_REPLY_MS = 50;
const JUNK = { ok: 'yes', value: [{}, 7] };

interface Conversation {
  call: BridgeCall;
  token: string;
  startedAt: number;
  send: Send;
}

function sendReply({ call, token, startedAt, send }: Conversation, reply: object, scripted = false): void {
  send({ id: call.id, ...reply });
  const { ok, value, error } = reply as { ok?: unknown; value?: unknown; error?: unknown };
  addLogEntry({
    way: 'in',
    method: call.method,
    line: ok === false ? String(error) : writeJson(value, token),
    json: writeJson(reply, token, 2),
    failed: ok !== true,
    ms: Math.round(performance.now() - startedAt),
    scripted,
  });
}

function playScript(talk: Conversation, script: BridgeScript): void {
  if ('silence' in script) {
    addLogEntry({
      way: 'none',
      method: talk.call.method,
      line: '不应答',
      json: '',
      failed: true,
      scripted: true,
    });
  } else if ('error' in script) sendReply(talk, { ok: false, error: script.error }, true);
  else if ('junk' in script) sendReply(talk, JUNK, true);
  else if ('answer' in script) sendReply(talk, { ok: true, value: script.answer }, true);
  else {
    sendReply(talk, { ok: true, value: script.twice }, true);
    setTimeout(() => sendReply(talk, JUNK, true), SECOND_REPLY_MS);
  }
}

function playUsual(talk: Conversation, state: HostState): void {
  const behaviour = defaultBehaviour(state, talk.call);
  const { asks, does, error, url } = behaviour;
  if (does !== undefined) recordHostAction(does, url);
  if (error !== undefined) sendReply(talk, { ok: false, error });
  else if (asks !== undefined) {
    openQuestion.set({
      kind: asks,
      call: talk.call,
      answer: (value) => {
        openQuestion.set(undefined);
        sendReply(talk, { ok: true, value });
      },
    });
  } else if ('value' in behaviour) sendReply(talk, { ok: true, value: behaviour.value });
}

/** Answers one call of a page with its script, otherwise like a host of this kind. */
export function answerCall(
  call: BridgeCall,
  state: HostState,
  script: BridgeScript | undefined,
  send: Send,
  startedAt: number,
): void {
  const talk: Conversation = { call, token: state.token, startedAt, send };
  if (script) playScript(talk, script);
  else playUsual(talk, state);
}
