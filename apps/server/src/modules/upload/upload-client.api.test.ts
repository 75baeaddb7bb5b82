import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PATIENT } from '../../../test/patient.ts';
import { makeHeavy, makeJpeg, makePng } from '../../../test/picture-corpus.ts';
import { type Desk, type Grant, type Person, qiniu, startDesk } from '../../../test/upload-kit.ts';

let desk: Desk;
let person: Person;
let uploader: InstanceType<typeof qiniu.form_up.FormUploader>;
let port: number;
beforeAll(async () => {
  desk = await startDesk();
  person = await desk.makePerson();
  const address = new URL(await desk.product.app.listen({ host: '127.0.0.1', port: 0 }));
  port = Number(address.port);
  const up = [new qiniu.httpc.Endpoint(`${address.host}/upload`, { defaultScheme: 'http' })];
  const regionsProvider = new qiniu.httpc.Region({ services: { up } });
  uploader = new qiniu.form_up.FormUploader(new qiniu.conf.Config({ regionsProvider }));
});
afterAll(() => desk.stop());

const extra = () => new qiniu.form_up.PutExtra('photo.jpg', { 'x:from': 'test' }, 'image/jpeg');

describe('the storage’s own client', () => {
  it('[C-054] uploads bytes with their checksum and gets the key', async () => {
    const { fileKey, token } = await desk.grant(person);
    const { data, resp } = await uploader.put(token, fileKey, await makeJpeg(), extra());
    expect(resp.statusCode).toBe(200);
    expect(data).toEqual({ key: fileKey });
    expect((await desk.fetch(`/upload/${fileKey}?imageslim`)).statusCode).toBe(200);
  });

  it('[C-054] uploads a file of 10 MB from the disk', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'juban-upload-'));
    const path = join(folder, 'photo.png');
    await writeFile(path, await makeHeavy(10_485_760));
    const { fileKey, token } = await desk.grant(person);
    const { resp, data } = await uploader.putFile(token, fileKey, path, null);
    await rm(folder, { recursive: true });
    expect([resp.statusCode, data]).toEqual([200, { key: fileKey }]);
  });

  it('[C-054] gets refusals in its own format', async () => {
    const { fileKey, token } = await desk.grant(person);
    await uploader.put(token, fileKey, await makePng(), extra());
    const again = await uploader.put(token, fileKey, await makePng(), extra());
    expect(again.resp.statusCode).toBe(401);
    expect(again.data).toMatchObject({ code: '2165', error: expect.any(String) });
    const fresh = await desk.grant(person);
    const text = await uploader.put(fresh.token, fresh.fileKey, '<svg onload="alert(1)"/>', extra());
    expect(text.resp.statusCode).toBe(403);
  });

  it('[C-054] with a wrong checksum stores nothing', async () => {
    const { fileKey, token } = await desk.grant(person);
    const wrong = new qiniu.form_up.PutExtra('photo.jpg', {}, 'image/jpeg', '1');
    const { resp } = await uploader.put(token, fileKey, await makeJpeg(), wrong);
    expect(resp.statusCode).toBe(403);
    expect((await desk.fetch(`/upload/${fileKey}`)).statusCode).toBe(404);
  });
});

/** Begins a form, promises more than it sends, and disconnects once the server has it. */
function disconnect({ fileKey, token }: Grant, picture: Buffer): Promise<void> {
  const part = (name: string, value: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const head =
    'POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 99999';
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head}\r\n\r\n${part('token', token)}${part('key', fileKey)}${file}`);
      socket.write(picture.subarray(0, 100), () => socket.destroy());
    });
    socket.once('close', () => resolve()).once('error', reject);
  });
}

describe('a broken connection', () => {
  it('[C-054] leaves its token and its slot to the next try', async () => {
    const [given, picture] = await Promise.all([desk.grant(person), makeJpeg()]);
    await Promise.all(Array.from({ length: 12 }, () => disconnect(given, picture)));
    await vi.waitFor(async () => expect((await desk.upload(given, picture)).status).toBe(200), PATIENT);
    expect(desk.product.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
