import { useEffect, useState } from 'react';
import { type Info, labApi } from '../lib/lab-api.ts';
import styles from './info-line.module.css';

const DATABASES = { embedded: '内嵌数据库', postgres: 'PostgreSQL' };

function describe({ appEnv, database, sandboxUrl, version }: Info): string[] {
  const sandbox = sandboxUrl ? `沙箱 ${sandboxUrl.replace(/^https?:\/\//, '')}` : '没有沙箱';
  return [appEnv, DATABASES[database] ?? database, sandbox, `版本 ${version}`];
}

/** Identifies the server process. */
export function InfoLine() {
  const [info, setInfo] = useState<Info>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    labApi.readInfo().then(setInfo, (error: Error) => setFailure(error.message));
  }, []);
  return (
    <p className={styles.line} data-testid="info">
      {info ? describe(info).map((part) => <span key={part}>{part}</span>) : failure}
    </p>
  );
}
