import { bridgeScripts, dropScript } from '../host/scripts.ts';
import { useStore } from '../lib/store.ts';
import { useAction } from '../lib/use-action.ts';
import { IconButton } from '../ui/tool-button.tsx';
import { ScriptForm } from './script-form.tsx';
import { describeScript } from './script-kinds.ts';
import styles from './script-panel.module.css';

/** Scripted answers of the host per method, until removed. POST /lab/api/bridge sets them too. */
export function ScriptPanel() {
  const scripts = useStore(bridgeScripts);
  const [drop] = useAction(dropScript);
  return (
    <div className={styles.scripts}>
      <ScriptForm />
      <ul aria-label="现有脚本">
        {Object.entries(scripts).map(([method, script]) => (
          <li key={method} className="mono">
            <b>{method}</b>
            <span>{describeScript(script)}</span>
            <IconButton icon="close" label={`撤回 ${method} 的脚本`} onClick={() => drop(method)} />
          </li>
        ))}
      </ul>
      {Object.keys(scripts).length === 0 && <p className={styles.none}>没有脚本：宿主照常应答。</p>}
    </div>
  );
}
