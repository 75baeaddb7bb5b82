/**
 * Types of event properties. None is free text, so typed text, phones and tokens cannot be sent. id: 1 to 64
 * letters, digits, dashes and underscores; path: a path of ours without its query, up to 128 characters;
 * place: position in a list, from 0; flag: boolean.
 */
interface PropertyValues {
  id: string;
  path: string;
  place: number;
  flag: boolean;
}

export type PropertyKind = keyof PropertyValues;
export type PropertyKinds = Readonly<Record<string, PropertyKind>>;

export interface EventKind {
  /** Name used in code and charts. */
  name: string;
  /** When the event is sent. */
  meaning: string;
  properties: PropertyKinds;
  optional: PropertyKinds;
}

/** Where the visitor came from, from the query of the page. */
const ORIGIN = { source: 'id', fromPath: 'path' } as const;
/** Purchase pages only: paying or nonPaying. */
const BUYER = { userType: 'id' } as const;
const SECTION = { navigationId: 'id', sectionId: 'id', place: 'place' } as const;
const DRAMA = { path: 'path', dramaId: 'id', place: 'place' } as const;
const DRAMA_HOME = { sectionId: 'id' } as const;

/** All events by id. The meaning of an id never changes, because stored events cannot be renamed. */
export const EVENTS = {
  10017: { name: 'exposeDrama', meaning: '剧集卡片露出', properties: DRAMA, optional: DRAMA_HOME },
  10018: { name: 'tapDrama', meaning: '点击剧集卡片', properties: DRAMA, optional: DRAMA_HOME },
  10030: { name: 'tapPlay', meaning: '点击播放', properties: DRAMA, optional: DRAMA_HOME },
  12010: {
    name: 'viewNavigation',
    meaning: '打开导航专题',
    properties: { navigationId: 'id', inApp: 'flag' },
    optional: ORIGIN,
  },
  12011: { name: 'exposeSection', meaning: '专题版块露出', properties: SECTION, optional: {} },
  12012: { name: 'tapSectionMore', meaning: '点击版块更多', properties: SECTION, optional: {} },
  22000: {
    name: 'viewPage',
    meaning: '打开页面',
    properties: { path: 'path' },
    optional: { ...ORIGIN, ...BUYER },
  },
  22001: {
    name: 'exposeElement',
    meaning: '页面元素露出',
    properties: { path: 'path', element: 'id' },
    optional: { ...ORIGIN, ...BUYER, place: 'place' },
  },
  22010: {
    name: 'tapElement',
    meaning: '点击页面元素',
    properties: { path: 'path', element: 'id' },
    optional: { ...ORIGIN, ...BUYER, place: 'place' },
  },
  22020: {
    name: 'callFailed',
    meaning: '接口失败，页面没有提示',
    /**
     * The call's path in the contract package, and the code of its answer, or http- and the status if the
     * answer had none.
     */
    properties: { call: 'path', code: 'id' },
    optional: {},
  },
  40016: { name: 'exposeOpenApp', meaning: '打开 App 引导露出', properties: { path: 'path' }, optional: {} },
  40017: { name: 'tapOpenApp', meaning: '点击打开 App', properties: { path: 'path' }, optional: {} },
} as const satisfies Record<number, EventKind>;

export type EventId = keyof typeof EVENTS;

type Given<Kinds extends PropertyKinds> = { -readonly [Name in keyof Kinds]: PropertyValues[Kinds[Name]] };

export type EventProperties<Id extends EventId> = Given<(typeof EVENTS)[Id]['properties']> & {
  -readonly [Name in keyof (typeof EVENTS)[Id]['optional']]?: Given<(typeof EVENTS)[Id]['optional']>[Name];
};

/** One event in the wire format. */
export type AnalyticsEvent = {
  [Id in EventId]: {
    id: Id;
    /** Client time of the event, in ms. */
    at: number;
    /**
     * Unique key created by the client, 8 to 64 characters. An event that is sent several times is stored
     * once.
     */
    eventKey: string;
    properties: EventProperties<Id>;
  };
}[EventId];

/** Maximum number of events per call. */
export const MAX_EVENTS_PER_CALL = 50;

/** The event for a failed call whose failure the page does not show. */
export const CALL_FAILED = 22020;

/** A call's path for use in an event: the braces around parameter names are removed. */
export const pathForEvents = (path: string): string => path.replace(/[{}]/g, '');
