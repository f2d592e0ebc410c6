/**
 * @file In which direction a side of a statement names its event, and what it names apart from that: "the drop in bookings", "bookings fell by a tenth on 3 May"
 * and "fewer bookings" all name bookings, lowered; "higher bookings" names them raised. So documents that tell of one quantity in either
 * direction tell of one event.
 */
import type { Sign } from './types.ts';
/** −1 where a side names its event as lacking or lowered: "poor maintenance", "a lack of rain", "the pumps are down", "prices fell". */
export declare function signOfWords(side: string): Sign;
/** What a side names, whichever way: without its direction, amounts and dates; all of it where nothing else is left. */
export declare function namingWords(side: string): string;
