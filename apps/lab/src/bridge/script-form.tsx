import { useCallback, useState } from 'react';
import { setScript } from '../host/scripts.ts';
import { BRIDGE_METHODS } from '../host/supported.ts';
import { useAction } from '../lib/use-action.ts';
import row from '../panels/field-row.module.css';
import { ToolButton } from '../ui/tool-button.tsx';
import { exampleOf, FIELD_NAMES, SCRIPT_KINDS, type ScriptKind, writeScript } from './script-kinds.ts';
import styles from './script-panel.module.css';

const FIRST_METHOD = 'getAppInfo';
const METHOD_OPTIONS = BRIDGE_METHODS.map((id) => ({ id, name: id }));

interface PickProps {
  label: string;
  value: string;
  options: ReadonlyArray<{ id: string; name: string }>;
  onPick(id: string): void;
}

function Pick({ label, value, options, onPick }: PickProps) {
  return (
    <select
      className={row.field}
      aria-label={label}
      value={value}
      onChange={(event) => onPick(event.target.value)}
    >
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface ValueFieldProps {
  label: string;
  text: string;
  isBad: boolean;
  onType(text: string): void;
}

function ValueField({ label, text, isBad, onType }: ValueFieldProps) {
  return (
    <>
      <div className={row.row}>
        <input
          className={`${row.field} mono`}
          aria-label={label}
          aria-invalid={isBad || undefined}
          spellCheck={false}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {isBad && <p className={styles.bad}>这不是{label}</p>}
    </>
  );
}

export function ScriptForm() {
  const [{ method, kind, typed }, setWanted] = useState<{ method: string; kind: ScriptKind; typed?: string }>(
    {
      method: FIRST_METHOD,
      kind: 'answer',
    },
  );
  const text = typed ?? exampleOf(kind, method);
  const field = FIELD_NAMES[kind];
  const [save, busy] = useAction(
    useCallback(async () => {
      const script = writeScript(kind, text);
      if (script) await setScript(method, script);
    }, [method, kind, text]),
  );
  const isBad = writeScript(kind, text) === undefined;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className={row.row}>
        <Pick
          label="方法"
          value={method}
          options={METHOD_OPTIONS}
          onPick={(id) => setWanted({ method: id, kind })}
        />
        <Pick
          label="宿主怎样应答"
          value={kind}
          options={SCRIPT_KINDS}
          onPick={(id) => setWanted({ method, kind: id as ScriptKind })}
        />
        <ToolButton submits disabled={busy || isBad}>
          设定
        </ToolButton>
      </div>
      {field !== '' && (
        <ValueField
          label={field}
          text={text}
          isBad={isBad}
          onType={(next) => setWanted({ method, kind, typed: next })}
        />
      )}
    </form>
  );
}
