// Separate exports for tree shaking. Drawn on a 16 px grid with a 1.4 px stroke.
export const attach =
  'M13.5 7.5 8 13a3 3 0 0 1-4.2-4.2l6-6a2 2 0 0 1 2.9 2.8L6.8 11.4a1 1 0 0 1-1.4-1.4l5-5';
export const send = 'M8 13V3M3.5 7.5 8 3l4.5 4.5';
export const stop = 'M4.5 4.5h7v7h-7z';
export const plus = 'M8 3v10M3 8h10';
export const close = 'm4 4 8 8M12 4l-8 8';
export const trash = 'M2.5 4.5h11M6 4.5V3h4v1.5M4 4.5l.6 8.5h6.8l.6-8.5M6.7 7v3.5M9.3 7v3.5';
export const menu = 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11';
export const retry = 'M13 8a5 5 0 1 1-1.5-3.5L13 6M13 2.5V6H9.5';
export const check = 'm3 8.5 3.2 3L13 4.5';
export const warning = 'M8 2.5 14.5 13h-13zM8 6.5v3M8 11.2v.1';
export const file = 'M9 2H4.5v12h7V4.5zM9 2v2.5h2.5';
export const image =
  'M2.5 3.5h11v9h-11zM5.5 7.2a.9.9 0 1 0 0-1.8.9.9 0 0 0 0 1.8M3 11.5 6.5 8l2 2 2-2.5 2.7 3.5';
export const arrowDown = 'M8 3v10M3.5 8.5 8 13l4.5-4.5';
export const tool =
  'M9.8 3.1a3 3 0 0 0-3.6 3.9L2.5 10.6l2.9 2.9L9 9.8a3 3 0 0 0 3.9-3.6L11 8.1 8.9 7.1 7.9 5z';
export const forward = 'm6 4 4 4-4 4';
export const back = 'm10 4-4 4 4 4';
export const up = 'm4 10 4-4 4 4';
export const down = 'm4 6 4 4 4-4';
export const question =
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M6.3 6.3a1.7 1.7 0 1 1 2.5 1.5c-.5.3-.8.6-.8 1.2M8 11.1v.1';
export const lock = 'M4 7.5h8V13H4zM5.5 7.5V5.2a2.5 2.5 0 0 1 5 0v2.3';
export const offline =
  'M2 2l12 12M5 8.6a4.4 4.4 0 0 1 2-1.1M2.8 6.2A8 8 0 0 1 5 4.7M8 4c2 0 3.8.8 5.2 2.2M10.3 8.1l.7.5M7.2 11.2h1.6';
export const download = 'M8 2.5v7M4.8 6.8 8 10l3.2-3.2M3 13h10';
export const chat = 'M2.5 3.5h11v7.5H8L4.8 13.6V11H2.5z';
export const undo = 'M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6M5.8 3.5 2.8 6.5l3 3';
export const redo = 'M13 6.5H6.5a3.5 3.5 0 0 0 0 7H10M10.2 3.5l3 3-3 3';
export const upload = 'M8 10.5v-7M4.8 6.2 8 3l3.2 3.2M3 13h10';
export const grip = 'M6 4v.1M10 4v.1M6 8v.1M10 8v.1M6 12v.1M10 12v.1';
export const arrowUp = 'M8 13V3M3.5 7.5 8 3l4.5 4.5';
export const edit = 'M10.8 2.8l2.4 2.4L6 12.4 3 13l.6-3zM9.2 4.4l2.4 2.4';
export const thumbUp =
  'M5 7.5v6H2.5v-6zM5 7.5 7.6 2.6c1 0 1.7.7 1.5 1.8L8.7 6.5h3.6a1.3 1.3 0 0 1 1.3 1.6l-1 4.3a1.4 1.4 0 0 1-1.4 1.1H5';
export const thumbDown =
  'M11 8.5v-6h2.5v6zM11 8.5l-2.6 4.9c-1 0-1.7-.7-1.5-1.8l.4-2.1H3.7a1.3 1.3 0 0 1-1.3-1.6l1-4.3a1.4 1.4 0 0 1 1.4-1.1H11';
export const folder = 'M2 4h4.5l1.5 1.5h6V13H2z';
export const sheet = 'M2.5 3h11v10h-11zM2.5 6.5h11M2.5 9.5h11M6.5 3v10';
export const slides = 'M2 3h12v8H2zM8 11v2.5M5.5 13.5h5';
export const pin = 'M5.5 2.5h5M6.5 2.5v4L4 9.5h8L9.5 6.5v-4M8 9.5v4';
export const pencil = 'm3 13 .6-2.6L11 3l2 2-7.4 7.4z';
export const link =
  'M6.5 9.5l3-3M7 4.8l1.3-1.3a2.6 2.6 0 0 1 3.7 3.7L10.7 8.5M5.3 7.5 4 8.8a2.6 2.6 0 0 0 3.7 3.7L9 11.2';
export const minus = 'M3 8h10';
export const external = 'M6.5 4H3.5v8.5H12v-3M9.5 3h3.5v3.5M13 3 7.5 8.5';
export const fit = 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10';
export const search = 'M7 11.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9M10.3 10.3l3.2 3.2';
export const panel = 'M2.5 3h11v10h-11zM10 3v10';
export const carousel = 'M4 3.5h8v9H4zM1.5 5.5v5M14.5 5.5v5';
export const copy = 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3';
export const microphone = 'M6 4a2 2 0 0 1 4 0v4a2 2 0 0 1-4 0zM3.5 7.5a4.5 4.5 0 0 0 9 0M8 12v2.5';
export const speaker =
  'M2.5 6H5l3-2.5v9L5 10H2.5zM10.3 6.2a2.6 2.6 0 0 1 0 3.6M12.3 4.2a5.4 5.4 0 0 1 0 7.6';
export const more =
  'M3 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8M8 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8M13 7.6a.4.4 0 1 0 0 .8.4.4 0 0 0 0-.8';
export const eye =
  'M1.5 8C3 5.2 5.3 3.7 8 3.7S13 5.2 14.5 8C13 10.8 10.7 12.3 8 12.3S3 10.8 1.5 8M8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4';
export const eyeOff =
  'M2 2l12 12M6.2 4a6 6 0 0 1 1.8-.3c2.7 0 5 1.5 6.5 4.3a10 10 0 0 1-1.9 2.5M10 11.9a6 6 0 0 1-2 .4C5.3 12.3 3 10.8 1.5 8A9.5 9.5 0 0 1 4 5';
export const plug = 'M5.5 2v3M10.5 2v3M3.5 5h9v2.5a4.5 4.5 0 0 1-9 0zM8 12v2';
export const filter = 'M2.5 4h11M4.5 8h7M6.5 12h3';
export const skip = 'm3.5 4 5 4-5 4zM12 4v8';
export const sort = 'M5 3v10M2.5 10.5 5 13l2.5-2.5M9.5 4.5h4M9.5 8h3M9.5 11.5h2';
export const enter = 'M13 3.5V9H3.5M6 6 3 9l3 3';
export const calendar = 'M3 3.5h10v10H3zM3 6.8h10M5.8 2v3M10.2 2v3';
export const flag = 'M4 14V2.5M4 3h8.5l-2 3 2 3H4';
export const circle = 'M8 13.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z';
export const person =
  'M8 7.8a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2M2.8 13.5c.4-2.4 2.4-3.5 5.2-3.5s4.8 1.1 5.2 3.5';
export const globe =
  'M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12M2.3 8h11.4M8 2c3.2 3.6 3.2 8.4 0 12M8 2C4.8 5.6 4.8 10.4 8 14';
export const drive = 'm2 9 2-5.5h8L14 9v3.5H2zM2 9h12M11.2 10.8v.1';
export const book =
  'M8 4.2C6.6 3.2 4.8 2.9 2.5 3v9.2c2.3-.1 4.1.2 5.5 1.2 1.4-1 3.2-1.3 5.5-1.2V3c-2.3-.1-4.1.2-5.5 1.2zM8 4.2v9.2';
