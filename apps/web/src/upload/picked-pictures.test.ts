import { feedbackTexts } from '@juban/contract/texts/feedback';
import { describe, expect, it } from 'vitest';
import { changed, findUploadProblem, type PickedPicture, sortOut } from './picked-pictures.ts';

const file = (name: string, size = 10) => ({ name, size }) as File;
const room = (free: number, isAndroid = false) => ({ free, tooMany: '满了', isAndroid });
const picture = (id: number, state: PickedPicture['state']): PickedPicture => ({
  id,
  file: file(`${id}.jpg`),
  state,
  percent: 0,
  address: '',
});

describe('picked files', () => {
  it('[C-076] are accepted up to the free slots', () => {
    const files = ['a', 'b', 'c'].map((name) => file(name));
    expect(sortOut(files, room(2))).toEqual({
      taken: files.slice(0, 2),
      complaint: '满了',
    });
    expect(sortOut(files, room(3))).toEqual({ taken: files, complaint: undefined });
  });

  it('[C-076] exclude files that are too large or unreadable, with a message', () => {
    const large = file('large.jpg', 10_485_761);
    const well = file('well.jpg', 10_485_760);
    expect(sortOut([large, well], room(5))).toEqual({
      taken: [well],
      complaint: feedbackTexts.pictureTooLarge,
    });
    expect(sortOut([file('root', 0)], room(5, true))).toEqual({
      taken: [],
      complaint: feedbackTexts.noAccess,
    });
  });
});

describe('uploading pictures', () => {
  it('[C-076] block the form until each is stored or removed', () => {
    const two = [picture(1, 'stored'), picture(2, 'uploading')];
    expect(findUploadProblem(two)).toBe(feedbackTexts.stillUploading);
    expect(findUploadProblem(changed(two, 2, { state: 'failed' }))).toBe(feedbackTexts.failedUpload);
    expect(findUploadProblem(changed(two, 2, { state: 'stored' }))).toBeUndefined();
    expect(findUploadProblem([])).toBeUndefined();
  });
});
