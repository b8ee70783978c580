/** The place of a sound in its file: start and length in seconds, and 1 if it is a loop. */
export type SpritePlaces = Readonly<Record<string, readonly number[]>>;

/** Sounds in one file, as Ogg Opus, and as AAC for browsers that cannot decode that. */
export interface Sprite {
  places: SpritePlaces;
  ogg: string;
  m4a: string;
}

/** A sound that is ready to be played. */
export interface LoadedSound {
  buffer: AudioBuffer;
  at: number;
  seconds: number;
  isLoop: boolean;
}

/** How many samples at a loop's start are blended with those after its end. */
const HEALED = 1200;

/** Fetches and decodes a sprite. Opus support is tried, not queried: some browsers report it wrongly. */
export async function loadSprite(
  { places, ogg, m4a }: Sprite,
  decode: (file: ArrayBuffer) => Promise<AudioBuffer>,
): Promise<ReadonlyMap<string, LoadedSound>> {
  const get = async (url: string) => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return decode(await response.arrayBuffer());
  };
  const buffer = await get(ogg).catch(() => get(m4a));
  const sounds = new Map<string, LoadedSound>();
  for (const [name, [at = 0, seconds = 0, loop]] of Object.entries(places)) {
    if (loop === 1) healSeam(buffer, at, seconds);
    sounds.set(name, { buffer, at, seconds, isLoop: loop === 1 });
  }
  return sounds;
}

/** Codec noise differs at both ends of a loop: the start is cross-faded with the samples after the end. */
function healSeam(buffer: AudioBuffer, at: number, seconds: number): void {
  for (let channel = 0; channel < buffer.numberOfChannels; channel += 1) {
    const samples = buffer.getChannelData(channel);
    const [begin, end] = [at, at + seconds].map((second) => Math.round(second * buffer.sampleRate)) as [number, number];
    for (let i = 0; i < HEALED && end + i < samples.length; i += 1) {
      const share = i / HEALED;
      samples[begin + i] = (samples[end + i] ?? 0) * (1 - share) + (samples[begin + i] ?? 0) * share;
    }
  }
}
