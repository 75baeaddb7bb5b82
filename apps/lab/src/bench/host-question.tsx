import { maskPhone } from '@juban/domain';
import { useCallback } from 'react';
import { type Choice, type OpenQuestion, QUESTIONS } from '../host/questions.ts';
import { useStore } from '../lib/store.ts';
import { useAction } from '../lib/use-action.ts';
import type { HostKind } from '../model/hosts.ts';
import { madeUsers } from '../model/made-users.ts';
import { makeUser } from '../model/make-user.ts';
import { pageLogin } from '../model/page-login.ts';
import { presetName } from '../model/presets.ts';
import { ToolButton } from '../ui/tool-button.tsx';
import styles from './host-layer.module.css';

const MOST_USERS = 4;
const PRESET = 'member';

export interface HostQuestionProps {
  question: OpenQuestion;
  host: HostKind;
  clientType: string;
  /** Reloads the page, logged in. */
  onLogin(token: string): void;
}

/** Choices for logging in to the app: an existing user or a new member. */
function LoginChoices({ question, host, clientType, onLogin }: HostQuestionProps) {
  const users = useStore(madeUsers).filter(({ token }) => token !== null);
  const logIn = useCallback(
    (token: string) => {
      // A mini-program cannot pass a token to its page, so it opens the page again with it.
      const leaves = host === 'miniProgram';
      if (!leaves) pageLogin.set(token);
      question.answer(leaves ? { outcome: 'leaves' } : { outcome: 'loggedIn', token });
      if (leaves) onLogin(token);
    },
    [question, host, onLogin],
  );
  const [make, busy] = useAction(
    useCallback(async () => logIn((await makeUser(PRESET, clientType)).token ?? ''), [clientType, logIn]),
  );
  return (
    <>
      {users.slice(0, MOST_USERS).map(({ key, preset, mobile, token }) => (
        <ToolButton key={key} onClick={() => logIn(token ?? '')}>
          {presetName(preset)} {maskPhone(mobile)}
        </ToolButton>
      ))}
      <ToolButton tone="go" disabled={busy} onClick={make}>
        造一个会员登录
      </ToolButton>
    </>
  );
}

export function HostQuestion(props: HostQuestionProps) {
  const { question } = props;
  const { kind, call } = question;
  const { title, choices } = QUESTIONS[kind];
  // A choice that fails keeps the question open and shows the reason.
  const [choose, busy] = useAction(
    useCallback(
      async ({ answer }: Choice) =>
        question.answer(typeof answer === 'function' ? await answer(question.call) : answer.value),
      [question],
    ),
  );
  const about = [call.args.title, call.args.orderNo, call.args.productId].find((text) => text !== undefined);
  return (
    <div className={styles.card} data-asks>
      <p>
        <b>{title}</b>
        {about !== undefined && <code className="mono">{String(about)}</code>}
      </p>
      <div className={styles.choices}>
        {kind === 'login' && <LoginChoices {...props} />}
        {choices.map((choice) => (
          <ToolButton
            key={choice.label}
            disabled={busy}
            {...(choice.likely && { tone: 'go' })}
            onClick={() => choose(choice)}
          >
            {choice.label}
          </ToolButton>
        ))}
      </div>
    </div>
  );
}
