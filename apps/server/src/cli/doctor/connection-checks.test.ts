import { describe, expect, it } from 'vitest';
import { checkConnection } from './connection-checks.ts';

const stateOf = (address: string | undefined) => checkConnection('X', address).state;

describe('the doctor on network connections', () => {
  it.each([
    'postgres://juban:pw@db.internal/juban?sslmode=verify-full&sslrootcert=/etc/juban/db-ca.pem',
    'postgresql://juban:pw@10.0.0.5:5432/juban?sslmode=verify-full',
    'postgres://juban@127.0.0.1:5432/juban',
    'postgres://juban@localhost/juban',
    'postgres://juban@[::1]/juban',
    'postgres://%2Frun%2Fpostgresql/juban',
    'postgres:///juban?host=/run/postgresql',
    'rediss://user:pw@redis.internal:6380',
    'redis://127.0.0.1:6379',
  ])('passes %s', (address) => {
    expect(stateOf(address)).toBe('ok');
  });

  it.each([
    'postgres://juban:pw@db.internal/juban',
    'postgres://juban:pw@db.internal/juban?sslmode=disable',
    'postgres://juban:pw@db.internal/juban?sslmode=prefer',
    'postgres://juban:pw@db.internal/juban?sslmode=require',
    'postgres://juban:pw@db.internal/juban?sslmode=no-verify',
    'postgres://juban:pw@db.internal/juban?sslmode=verify-full&sslmode=disable',
    'postgres://juban:pw@127.0.0.1/juban?host=db.internal',
    'postgres://juban:pw@127.0.0.1.example.com/juban',
    'redis://redis.internal:6379',
    'redis://10.0.0.6:6379?sslmode=verify-full',
  ])('fails %s', (address) => {
    expect(stateOf(address)).toBe('failed');
  });

  it.each([[undefined], [''], ['nonsense']])('skips %j', (address) => {
    expect(stateOf(address)).toBe('skipped');
  });

  it('names the variable and what to do, never the password', () => {
    const { why } = checkConnection('DATABASE_URL', 'postgres://juban:topsecret@db.internal/juban');
    expect(why).toBe('DATABASE_URL leads to db.internal without sslmode=verify-full: add it to the address');
    expect(checkConnection('REDIS_URL', 'redis://:topsecret@r.internal').why).toBe(
      'REDIS_URL leads to r.internal unencrypted: begin it with rediss://',
    );
  });
});
