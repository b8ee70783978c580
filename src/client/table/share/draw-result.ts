import crestSprite from 'virtual:icons/crests';
import type { Crest } from '../../../protocol/crests.ts';
import { CREST_ICONS } from '../../kit/icons/crests.ts';

/** The content of a result's picture. */
export interface Result {
  title: string;
  lines: readonly string[];
  players: readonly { name: string; crest: Crest }[];
  /** The URL of its replay. */
  address: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 70;
const SHIELD = 84;

/** Draws the result of a game in the current colours of the page. */
export async function drawResult(result: Result): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return undefined;
  const font = (name: string) => getComputedStyle(document.body).getPropertyValue(name).trim();
  pen.fillStyle = colour('--stone');
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = colour('--mood');
  pen.fillRect(0, 0, WIDTH, 14);
  pen.textAlign = 'center';
  pen.fillStyle = colour('--mood');
  pen.font = `700 44px ${font('--font-title')}`;
  pen.fillText(result.title, WIDTH / 2, 100, WIDTH - 2 * MARGIN);
  let y = 190;
  for (const [place, line] of result.lines.slice(0, 3).entries()) {
    pen.fillStyle = colour(place === 0 ? '--text' : '--text-dim');
    pen.font = `${place === 0 ? '700 50px' : '400 34px'} ${font('--font-text')}`;
    for (const part of wrapped(pen, line, WIDTH - 2 * MARGIN)) {
      pen.fillText(part, WIDTH / 2, y);
      y += place === 0 ? 60 : 44;
    }
    y += 8;
  }
  await drawPlayers(pen, result.players, font('--font-text'));
  pen.fillStyle = colour('--text-dim');
  pen.font = `400 28px ${font('--font-text')}`;
  pen.fillText(result.address, WIDTH / 2, HEIGHT - 30, WIDTH - 2 * MARGIN);
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

async function drawPlayers(pen: CanvasRenderingContext2D, players: Result['players'], font: string): Promise<void> {
  const animals = await animalPaths();
  const room = (WIDTH - 2 * MARGIN) / players.length;
  for (const [seat, { name, crest }] of players.entries()) {
    const x = MARGIN + room * (seat + 0.5);
    pen.fillStyle = colour(`--seat-${seat % 6}`);
    pen.beginPath();
    pen.roundRect(x - SHIELD / 2, 430, SHIELD, SHIELD, [14, 14, SHIELD / 2, SHIELD / 2]);
    pen.fill();
    const animal = animals.get(CREST_ICONS[crest]);
    if (animal !== undefined) {
      pen.save();
      pen.translate(x - SHIELD * 0.36, 430 + SHIELD * 0.12);
      pen.scale((SHIELD * 0.72) / 512, (SHIELD * 0.72) / 512);
      pen.fillStyle = colour('--seat-ink');
      pen.fill(new Path2D(animal));
      pen.restore();
    }
    pen.fillStyle = colour('--text');
    pen.font = `700 32px ${font}`;
    pen.fillText(name, x, 556, room - 20);
  }
}

/** A colour of the page as computed now; its variables have a light and a dark value, which a canvas cannot read. */
function colour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The outlines of the crests' animals by icon name; empty if they cannot be fetched. */
async function animalPaths(): Promise<ReadonlyMap<string, string>> {
  try {
    const sprite = await (await fetch(crestSprite)).text();
    const symbols = new DOMParser().parseFromString(sprite, 'image/svg+xml').querySelectorAll('symbol');
    return new Map([...symbols].map(({ id, firstElementChild }) => [id, firstElementChild?.getAttribute('d') ?? '']));
  } catch {
    return new Map();
  }
}

function wrapped(pen: CanvasRenderingContext2D, line: string, width: number): string[] {
  const parts: string[] = [];
  for (const word of line.split(' ')) {
    const longer = parts.length === 0 ? word : `${parts.at(-1)} ${word}`;
    if (parts.length === 0 || pen.measureText(longer).width > width) parts.push(word);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}
