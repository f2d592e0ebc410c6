/** @file How large a picture is at the most when it is recognised: a page of A3 at 200 dots to an inch and more; larger ones only take longer. */

export const MOST_DOTS = 16_000_000;
