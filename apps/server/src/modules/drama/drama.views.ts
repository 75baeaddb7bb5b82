import type { CallOutput } from '@juban/contract';
import { isPlaying } from '@juban/domain';
import { newestEpisode } from '@juban/domain/drama';
import type { Album, Drama } from './drama.repository.ts';

type DramaInfo = CallOutput<'getShareDrama'>['dramaInfo'];
type DramaCard = CallOutput<'getShareDrama'>['recommendList'][number];
type AlbumItem = CallOutput<'getAlbum'>['content'][number];

/** Several values in one field, as the apps have always shown them. */
const joined = (values: readonly string[]) => values.join('/');

export function toCard(drama: Drama): DramaCard {
  const { dramaId, title, cover, score, dramaType, kind, year, feeMode, favoriteNum } = drama;
  const plotType = joined(drama.plotTypes);
  return {
    dramaId,
    title,
    cover,
    score,
    dramaType,
    kind,
    year,
    area: joined(drama.areas),
    plotType,
    feeMode,
    favoriteNum,
  };
}

export function toInfo(drama: Drama): DramaInfo {
  const { subtitle, intro, enabled, stills, totalEpisodes, recommendLines, tone, lamp, placeholder } = drama;
  return {
    ...toCard(drama),
    subtitle,
    intro,
    enable: enabled,
    imageList: enabled ? stills.map((url) => ({ url })) : [],
    totalEpisodes,
    recommendLines,
    tone,
    lamp,
    placeholder,
  };
}

/** A drama has no playable parts while it is disabled or not released. */
export function episodesOf(drama: Drama, now: Date): Drama['episodes'] {
  return drama.enabled && isPlaying(drama.playDate, now) ? drama.episodes : [];
}

export function toAlbumItem(drama: Drama, { items }: Album): AlbumItem {
  const {
    dramaId,
    cover,
    tone,
    title,
    score,
    dramaType,
    year,
    areas,
    plotTypes,
    favoriteNum,
    recommendLines,
  } = drama;
  const ownLine = items.find((item) => item.dramaId === dramaId)?.line;
  return {
    dramaId,
    coverUrl: cover,
    tone: tone.dark,
    title,
    score,
    dramaType,
    year,
    areaList: areas,
    plotTypeList: plotTypes,
    favoriteNum,
    recommendInfo: ownLine ?? recommendLines[0] ?? '',
  };
}

export function toDramaTeaser(drama: Drama, now: Date) {
  const { dramaId, title, kind, stills, cover, year, totalEpisodes, plotTypes, playDate } = drama;
  return {
    dramaId,
    kind,
    title,
    plotType: joined(plotTypes),
    image: stills[0] ?? cover,
    poster: cover,
    year,
    newestEpisode: newestEpisode(episodesOf(drama, now)),
    totalEpisodes,
    playStartDate: playDate?.getTime() ?? null,
    isPlaying: isPlaying(playDate, now),
  };
}
