/** @file What the palette lists for what is typed: best first, what was used lately before its equals. */
import { commandGroups, type Command, type CommandGroup } from './command.ts';
import { fuzzyMatch } from './fuzzy.ts';

export interface FoundCommand {
  command: Command;
  /** The places of the label's characters that were found. */
  at: number[];
}

/** A part of the list; `recent` comes before all groups, `best` is the order by likeness. */
export interface FoundPart {
  group: CommandGroup | 'recent' | 'best';
  found: FoundCommand[];
}

/** Places that are only listed once something is typed: there may be thousands. */
const onlyTyped: readonly CommandGroup[] = ['questions', 'sources'];
const MOST = 50;
const MOST_RECENT = 5;
/** What is found in a command's other words counts for less. */
const IN_OTHER_WORDS = 0.6;
/** What was used last comes before what fits a little better. */
const RECENT = 4;

function scoreOf(command: Command, query: string, recent: readonly string[]): { score: number; at: number[] } | null {
  const inLabel = fuzzyMatch(query, command.label);
  const inAll = inLabel ?? (command.also === undefined ? null : fuzzyMatch(query, `${command.label} ${command.also}`));
  if (!inAll) return null;
  const used = recent.indexOf(command.id);
  const bonus = used < 0 ? 0 : RECENT / (used + 1);
  return { score: inAll.score * (inLabel ? 1 : IN_OTHER_WORDS) + bonus, at: inLabel?.at ?? [] };
}

/**
 * @param query what is typed
 * @param recent ids of the commands used last, newest first
 */
export function findCommands(commands: readonly Command[], query: string, recent: readonly string[]): FoundPart[] {
  const plain = (command: Command): FoundCommand => ({ command, at: [] });
  if (query.trim() === '') {
    const lately = recent.flatMap((id) => commands.filter((command) => command.id === id)).slice(0, MOST_RECENT);
    const parts: FoundPart[] = [{ group: 'recent', found: lately.map(plain) }];
    for (const group of commandGroups) {
      if (onlyTyped.includes(group)) continue;
      const others = commands.filter((command) => command.group === group && !lately.includes(command));
      parts.push({ group, found: others.map(plain) });
    }
    return parts.filter(({ found }) => found.length > 0);
  }
  const found = commands
    .flatMap((command) => {
      const match = scoreOf(command, query, recent);
      return match ? [{ command, ...match }] : [];
    })
    .sort((left, right) => right.score - left.score)
    .slice(0, MOST)
    .map(({ command, at }) => ({ command, at }));
  return found.length > 0 ? [{ group: 'best', found }] : [];
}
