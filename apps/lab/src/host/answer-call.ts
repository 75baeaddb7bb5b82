import type { BridgeScript } from '../lib/lab-api.ts';
import { type HostState, usualBehaviour } from './behaviour.ts';
import type { BridgeCall } from './bridge-call.ts';
import { noteInLog, writeJson } from './bridge-log.ts';
import { noteDeed } from './host-deeds.ts';
import { openQuestion } from './questions.ts';

/** A reply as it travels; junk is sent too, so nothing more is promised. */
type Send = (reply: object) => void;

const SECOND_REPLY_MS = 50;
const JUNK = { ok: 'yes', value: [{}, 7] };

interface Conversation {
  call: BridgeCall;
  token: string;
  startedAt: number;
  send: Send;
}

function tell({ call, token, startedAt, send }: Conversation, reply: object, scripted = false): void {
  send({ id: call.id, ...reply });
  const { ok, value, error } = reply as { ok?: unknown; value?: unknown; error?: unknown };
  noteInLog({
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
    noteInLog({
      way: 'none',
      method: talk.call.method,
      line: '不应答',
      json: '',
      failed: true,
      scripted: true,
    });
  } else if ('error' in script) tell(talk, { ok: false, error: script.error }, true);
  else if ('junk' in script) tell(talk, JUNK, true);
  else if ('answer' in script) tell(talk, { ok: true, value: script.answer }, true);
  else {
    tell(talk, { ok: true, value: script.twice }, true);
    setTimeout(() => tell(talk, JUNK, true), SECOND_REPLY_MS);
  }
}

function playUsual(talk: Conversation, state: HostState): void {
  const behaviour = usualBehaviour(state, talk.call);
  const { asks, does, error, url } = behaviour;
  if (does !== undefined) noteDeed(does, url);
  if (error !== undefined) tell(talk, { ok: false, error });
  else if (asks !== undefined) {
    openQuestion.set({
      kind: asks,
      call: talk.call,
      answer: (value) => {
        openQuestion.set(undefined);
        tell(talk, { ok: true, value });
      },
    });
  } else if ('value' in behaviour) tell(talk, { ok: true, value: behaviour.value });
}

/** Answers one call of a page: as it was scripted, else as a host of this kind would. */
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
