import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode, placeholder } from './encode.mjs';

/** Writes pictures below `root` and remembers them for the manifest. */
export function openGallery(root) {
  let bytes = 0;
  const shelves = {};

  const write = async (file, data) => {
    bytes += data.length;
    await writeFile(join(root, file), data);
  };

  const hang = async (folder, { id, title, ...more }, png, sizes) => {
    const files = {};
    for (const { width, height, formats, name, finish } of sizes)
      for (const [format, limit] of Object.entries(formats)) {
        const file = `${folder}/${name}.${format}`;
        await write(file, await encode(png, { width, height, format, limit, finish }));
        files[width] = { ...files[width], [format]: file };
      }
    const { width, height } = sizes.at(-1);
    const blurred = await placeholder(png, width, height);
    shelves[folder].push({ id, title, width, height, files, placeholder: blurred, ...more });
  };

  const clear = async (folder) => {
    shelves[folder] = [];
    await rm(join(root, folder), { recursive: true, force: true });
    await mkdir(join(root, folder), { recursive: true });
  };

  const finish = async () => {
    await write('manifest.json', Buffer.from(`${JSON.stringify(shelves, null, 2)}\n`));
    return bytes;
  };

  return { clear, hang, finish };
}
