import crestSprite from 'virtual:icons/crests';

/** A colour of the page as computed now; its variables have a light and a dark value, which a canvas cannot read. */
export function colour(name: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** A loaded picture; undefined if it cannot be loaded. */
export async function loadPicture(address: string): Promise<HTMLImageElement | undefined> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return picture;
  } catch {
    return undefined;
  }
}

/** The outlines of the crests' animals by icon name; empty if they cannot be fetched. */
export async function animalPaths(): Promise<ReadonlyMap<string, string>> {
  try {
    const sprite = await (await fetch(crestSprite)).text();
    const symbols = new DOMParser().parseFromString(sprite, 'image/svg+xml').querySelectorAll('symbol');
    return new Map([...symbols].map(({ id, firstElementChild }) => [id, firstElementChild?.getAttribute('d') ?? '']));
  } catch {
    return new Map();
  }
}

/** A sentence in lines that fit. */
export function wrapped(pen: CanvasRenderingContext2D, line: string, width: number): string[] {
  const parts: string[] = [];
  for (const word of line.split(' ')) {
    const longer = parts.length === 0 ? word : `${parts.at(-1)} ${word}`;
    if (parts.length === 0 || pen.measureText(longer).width > width) parts.push(word);
    else parts[parts.length - 1] = longer;
  }
  return parts;
}
