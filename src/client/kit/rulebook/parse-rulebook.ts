import type { RuleId } from '../../../engine/game.ts';
import { type FiguresOf, withFigures } from './pack-figures.ts';

/** A part of a rule's text; rulings are our own decisions. */
export interface RulePart {
  kind: 'rule' | 'ruling';
  text: string;
}

export interface RulebookRule {
  id: RuleId;
  parts: RulePart[];
}

export interface RulebookChapter {
  title: string;
  rules: RulebookRule[];
}

/** A step of a turn: its icon by its name at game-icons.net, and a sentence. */
export interface RulebookStep {
  icon: string;
  text: string;
}

/** A rulebook as data: its name, its lead, the aim and a turn in pictures, and its chapters. */
export interface Rulebook {
  title: string;
  lead: string;
  aim: string;
  turn: RulebookStep[];
  chapters: RulebookChapter[];
}

const AIM = /^> (.+)$/;
const STEP = /^\d\. \[([a-z0-9-]+)\] (.+)$/;
const RULE = /^- ([A-Z]{2}-\d+) (.+)$/;
/** The mark of a ruling in either language: `(ruling)` before its text, or `(Ruling: its text.)`. */
const RULING = /\((?:ruling|decisione)(?::\s*([^)]*))?\)\s*/gi;

/**
 * Parses a rulebook: `#` its name, `>` the aim, `1. [icon] ...` a step of a turn, `##` a chapter, `- DA-12 ...` a rule.
 * Marked rulings are our own. Figures and names of cards are those of the pack, by default of the standard pack.
 */
export function parseRulebook(markdown: string, from?: FiguresOf): Rulebook {
  const book: Rulebook = { title: '', lead: '', aim: '', turn: [], chapters: [] };
  for (const line of withFigures(markdown, from).split('\n')) {
    const rule = RULE.exec(line.trim());
    const aim = AIM.exec(line);
    const step = STEP.exec(line);
    if (rule !== null) book.chapters.at(-1)?.rules.push({ id: rule[1] as RuleId, parts: partsOf(rule[2] ?? '') });
    else if (aim !== null) book.aim = aim[1] ?? '';
    else if (step !== null) book.turn.push({ icon: step[1] ?? '', text: step[2] ?? '' });
    else if (line.startsWith('## ')) book.chapters.push({ title: line.slice(3).trim(), rules: [] });
    else if (line.startsWith('# ')) book.title = line.slice(2).trim();
    else if (line.trim() !== '' && book.chapters.length === 0) book.lead = `${book.lead} ${line.trim()}`.trim();
  }
  return book;
}

/** The rules that contain everything typed, by number or words. */
export function searchRules(book: Rulebook, typed: string): RulebookChapter[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const hits = (rule: RulebookRule) => {
    const text = `${rule.id} ${rule.parts.map((part) => part.text).join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return book.chapters
    .map(({ title, rules }) => ({ title, rules: rules.filter(hits) }))
    .filter(({ rules }) => rules.length > 0);
}

export function findRule(book: Rulebook, id: RuleId): RulebookRule | undefined {
  return book.chapters.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
}

function partsOf(text: string): RulePart[] {
  const parts: RulePart[] = [];
  let kind: RulePart['kind'] = 'rule';
  let from = 0;
  for (const mark of text.matchAll(RULING)) {
    parts.push({ kind, text: text.slice(from, mark.index).trim() });
    from = mark.index + mark[0].length;
    kind = mark[1] === undefined ? 'ruling' : 'rule';
    if (mark[1] !== undefined) parts.push({ kind: 'ruling', text: mark[1].trim() });
  }
  return [...parts, { kind, text: text.slice(from).trim() }].filter((part) => part.text !== '');
}
