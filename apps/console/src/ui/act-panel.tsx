import { Alert, App, Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { ConsoleError, messageOf } from '../lib/call-console.ts';
import { useDraft } from '../lib/draft.ts';
import { refreshAll } from '../lib/reads.ts';
import { useAttempt } from '../lib/use-attempt.ts';
import { ActDone, type Outcome } from './act-done.tsx';
import { type DryRun, DryRunSheet, useDryRun } from './dry-run-sheet.tsx';
import { Reasons } from './reasons.tsx';

export interface Why {
  reason: string;
  ticket: string;
  /** The same for every try of one panel: the server does it once. */
  key: string;
}

interface ActPanelProps {
  /** Verb and object: 补发天数. */
  title: string;
  /** To whom it happens. */
  whom: ReactNode;
  /** Distinguishes what is typed here from other panels. */
  draftKey: string;
  onClose: () => void;
  /** Reasons that are often given. */
  reasons: readonly string[];
  /** The fields of this act. */
  children?: ReactNode;
  /** Asks the server what would change; undefined while the fields are incomplete, null if it cannot tell. */
  dryRun: DryRun | undefined | null;
  run: (why: Why) => Promise<Outcome>;
  /** What the button says: the verb and what it moves. */
  verb: string;
  danger?: boolean;
  hasTicket?: boolean;
  /** False for acts that need no reason. */
  hasReason?: boolean;
  /** False while the fields of this act are incomplete. */
  isFilled?: boolean;
}

/** It is unknown whether the act happened, but trying again does it at most once. */
const UNSURE = '没有收到答复，操作可能已经执行。可以直接重试，同一张表单不会执行两次。填写的内容还在。';

const troubleOf = (error: unknown) =>
  error instanceof ConsoleError && error.trouble === 'offline' ? UNSURE : messageOf(error);

/** The one way to change something of a user: say why, see what will change, then do it. */
export function ActPanel(props: ActPanelProps) {
  const { title, draftKey, onClose, run, verb, danger } = props;
  const { message } = App.useApp();
  const why = useDraft<Why>(draftKey, { reason: '', ticket: '', key: crypto.randomUUID() });
  const preview = useDryRun(props.dryRun);
  const { isBusy, trouble, attempt } = useAttempt(troubleOf);
  const [done, setDone] = useState<Outcome>();
  const needsApproval = preview.data?.needsApproval === true;
  const isReady = isComplete(props, why.value, preview.data !== undefined);
  const act = () =>
    attempt(async () => {
      setDone(await run(why.value));
      why.forget();
      message.success(needsApproval ? '已提交复核' : `${title}：已完成`);
      void refreshAll();
    });
  const footer = done ? (
    <Finish onClose={onClose} />
  ) : (
    <>
      <Button onClick={onClose}>取消</Button>
      <Button
        type="primary"
        danger={danger ?? false}
        disabled={!isReady}
        loading={isBusy}
        onClick={() => void act()}
      >
        {needsApproval ? `提交复核 · ${verb}` : verb}
      </Button>
    </>
  );
  return (
    <Drawer
      title={title}
      open
      onClose={onClose}
      size={468}
      extra={<span className="s12 t3">{props.whom}</span>}
      footer={<div className="row g8 end">{footer}</div>}
    >
      {done ? (
        <ActDone outcome={done} />
      ) : (
        <div className="col g12">
          {props.children}
          <Reasons {...props} why={why.value} onChange={why.change} />
          {props.dryRun === null ? null : <DryRunSheet preview={preview} isReady={!!props.dryRun} />}
          {trouble ? <Alert type="error" showIcon title={trouble} /> : null}
        </div>
      )}
    </Drawer>
  );
}

/** Everything is filled in, and what would change is known. */
function isComplete({ dryRun, hasReason, isFilled }: ActPanelProps, { reason }: Why, isTried: boolean) {
  const isKnown = dryRun === null || isTried;
  return isKnown && (hasReason === false || reason.trim() !== '') && isFilled !== false;
}

const Finish = ({ onClose }: { onClose: () => void }) => (
  <Button type="primary" onClick={onClose}>
    完成
  </Button>
);
