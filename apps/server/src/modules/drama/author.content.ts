import { z } from 'zod/mini';
import { some } from '../../db/content-fields.ts';
import type { PackFiles } from '../../db/content-section.ts';
import type { Author } from './drama.tables.ts';

const AVATAR_WIDTH = 96;

/** Who recommends a drama or compiled a playlist; the avatar is the pack's picture of that id. */
export const authorField = z.optional(z.strictObject({ nickName: some, avatar: some }));

type AuthorItem = z.output<typeof authorField>;

const avatarOf = (id: string, files: PackFiles) =>
  files.pictures('avatars').find((picture) => picture.id === id)?.addresses[AVATAR_WIDTH];

export function findAuthorFaults(author: AuthorItem, files: PackFiles): string[] {
  if (!author || avatarOf(author.avatar, files)) return [];
  return [`author: there is no avatar ${author.avatar}`];
}

export function toAuthor(author: AuthorItem, files: PackFiles): Author | null {
  const headImgUrl = author && avatarOf(author.avatar, files);
  return author && headImgUrl ? { headImgUrl, nickName: author.nickName } : null;
}
