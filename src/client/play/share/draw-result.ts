import type { GameId } from '../../../games/catalogue.ts';
import type { Crest } from '../../../protocol/crests.ts';
import { sceneOf } from '../../kit/games/door-scenes.ts';
import { CREST_ICONS } from '../../kit/icons/crests.ts';
import { animalPaths, colour, loadPicture, wrapped } from './pen.ts';

/** The content of a result's picture. */
export interface Result {
  game: GameId | undefined;
  title: string;
  /** The verdict, then what decided it. */
  lines: readonly string[];
  /** By rank, if there is a ranking. */
  players: readonly PicturedPlayer[];
  /** The URL of its replay. */
  address: string;
}

/** A player in the picture. */
export interface PicturedPlayer {
  seat: number;
  name: string;
  crest: Crest;
  place?: number;
  score?: string;
  /** The player whose result it is: highlighted in place of the winner. */
  isSharer?: true;
}

type Pen = CanvasRenderingContext2D;

/** Upright, as phones show pictures; it ends with its content. */
const WIDTH = 1080;
const HIGHEST = 1500;
const MARGIN = 64;
const ROOM = WIDTH - 2 * MARGIN;
const SCENE = 540;

/** Draws the result of a game: its scene, the verdict, everybody by rank, what decided it, and the link. */
export async function drawResult(result: Result): Promise<HTMLCanvasElement | undefined> {
  const pen = newCanvas(HIGHEST);
  if (pen === undefined) return undefined;
  const [scene, animals] = await Promise.all([sceneFor(result.game), animalPaths()]);
  const fonts = getComputedStyle(document.body);
  const face = { title: fonts.getPropertyValue('--font-title'), text: fonts.getPropertyValue('--font-text') };
  pen.fillStyle = colour('--stone');
  pen.fillRect(0, 0, WIDTH, HIGHEST);
  if (scene !== undefined) drawScene(pen, scene);
  pen.textAlign = 'center';
  pen.fillStyle = colour('--mood');
  pen.font = `700 62px ${face.title}`;
  pen.fillText(result.title, WIDTH / 2, SCENE - 40, ROOM);
  const [headline = '', ...causes] = result.lines;
  pen.fillStyle = colour('--text');
  pen.font = `700 48px ${face.text}`;
  const below = drawLines(pen, wrapped(pen, headline, ROOM).slice(0, 2), { y: SCENE + 40, step: 58 });
  const isRanked = result.players.some(({ place }) => place !== undefined);
  const drawPlayers = isRanked ? drawRanks : drawTeam;
  const after = drawPlayers(pen, result.players, { y: below, font: face.text, animals });
  pen.textAlign = 'center';
  pen.fillStyle = colour('--text-dim');
  pen.font = `400 36px ${face.text}`;
  const told = causes.flatMap((cause) => wrapped(pen, cause, ROOM)).slice(0, 4);
  const foot = drawLines(pen, told, { y: after + 46, step: 46 }) + 30;
  pen.fillStyle = colour('--torch');
  pen.font = `700 34px ${face.title}`;
  pen.fillText('Undercroft', WIDTH / 2, foot, ROOM);
  pen.font = `700 32px ${face.text}`;
  pen.fillText(result.address, WIDTH / 2, foot + 46, ROOM);
  return upTo(foot + 86, pen.canvas);
}

function newCanvas(height: number): Pen | undefined {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height });
  return canvas.getContext('2d') ?? undefined;
}

/** The upper part of a canvas. */
function upTo(height: number, whole: HTMLCanvasElement): HTMLCanvasElement | undefined {
  const pen = newCanvas(Math.min(height, HIGHEST));
  pen?.drawImage(whole, 0, 0);
  return pen?.canvas;
}

async function sceneFor(game: GameId | undefined): Promise<HTMLImageElement | undefined> {
  const scene = game === undefined ? undefined : sceneOf(game);
  if (scene === undefined) return undefined;
  return (await loadPicture(scene.avif)) ?? (await loadPicture(scene.webp));
}

/** The scene fades into the background below it. */
function drawScene(pen: Pen, scene: HTMLImageElement): void {
  pen.drawImage(scene, 0, 0, WIDTH, SCENE);
  const ground = colour('--stone');
  const fade = pen.createLinearGradient(0, SCENE * 0.45, 0, SCENE);
  fade.addColorStop(0, ground.replace(/^rgb\((.+)\)$/, 'rgba($1, 0)'));
  fade.addColorStop(0.8, ground);
  fade.addColorStop(1, ground);
  pen.fillStyle = fade;
  pen.fillRect(0, SCENE * 0.45, WIDTH, SCENE * 0.55 + 1);
}

/** Draws lines below each other; returns the position of the next. */
function drawLines(pen: Pen, lines: readonly string[], { y, step }: { y: number; step: number }): number {
  for (const [place, line] of lines.entries()) pen.fillText(line, WIDTH / 2, y + place * step, ROOM);
  return y + lines.length * step;
}

interface Drawing {
  y: number;
  font: string;
  animals: ReadonlyMap<string, string>;
}

/** A row for everybody, highlighted whose result it is; returns its end. */
function drawRanks(pen: Pen, players: readonly PicturedPlayer[], { y, font, animals }: Drawing): number {
  const row = players.length > 4 ? 78 : 92;
  const middle = row / 2;
  const top = y - 20;
  const hasSharer = players.some(({ isSharer }) => isSharer === true);
  for (const [index, player] of players.entries()) {
    const at = top + index * row;
    const isLit = hasSharer ? player.isSharer === true : player.place === 1;
    pen.fillStyle = colour(isLit ? '--stone-raised' : '--stone');
    pen.strokeStyle = colour(isLit ? '--torch' : '--stone-line');
    pen.lineWidth = isLit ? 4 : 2;
    pen.beginPath();
    pen.roundRect(MARGIN, at + 5, ROOM, row - 10, 16);
    pen.fill();
    pen.stroke();
    pen.textAlign = 'left';
    pen.fillStyle = colour('--text-dim');
    pen.font = `700 38px ${font}`;
    pen.fillText(`${player.place}.`, MARGIN + 24, at + middle + 13);
    drawCrest(pen, player, { x: MARGIN + 84, y: at + middle - 28, size: 56, animals });
    pen.textAlign = 'right';
    pen.fillStyle = colour('--gold');
    pen.font = `700 38px ${font}`;
    const score = player.score ?? '';
    pen.fillText(score, WIDTH - MARGIN - 28, at + middle + 13);
    const taken = pen.measureText(score).width;
    pen.textAlign = 'left';
    pen.fillStyle = colour('--text');
    pen.font = `${isLit ? 700 : 400} 38px ${font}`;
    pen.fillText(player.name, MARGIN + 162, at + middle + 13, ROOM - 162 - 28 - taken - 24);
  }
  return top + players.length * row + 10;
}

/** People who won or lost together: their crests in a row, with names below; returns its end. */
function drawTeam(pen: Pen, players: readonly PicturedPlayer[], { y, font, animals }: Drawing): number {
  const size = 120;
  const room = ROOM / Math.max(1, players.length);
  pen.textAlign = 'center';
  pen.font = `700 36px ${font}`;
  for (const [index, player] of players.entries()) {
    const x = MARGIN + room * (index + 0.5);
    drawCrest(pen, player, { x: x - size / 2, y: y - 10, size, animals });
    pen.fillStyle = colour('--text');
    pen.fillText(player.name, x, y + size + 38, room - 16);
  }
  return y + size + 60;
}

function drawCrest(
  pen: Pen,
  { seat, crest }: PicturedPlayer,
  { x, y, size, animals }: { x: number; y: number; size: number; animals: Drawing['animals'] },
): void {
  const corner = size / 6;
  pen.fillStyle = colour(`--seat-${seat % 6}`);
  pen.beginPath();
  pen.roundRect(x, y, size, size, [corner, corner, size / 2, size / 2]);
  pen.fill();
  const animal = animals.get(CREST_ICONS[crest]);
  if (animal === undefined) return;
  pen.save();
  pen.translate(x + size * 0.14, y + size * 0.12);
  pen.scale((size * 0.72) / 512, (size * 0.72) / 512);
  pen.fillStyle = colour('--seat-ink');
  pen.fill(new Path2D(animal));
  pen.restore();
}
