import { crc32, deflateSync } from "node:zlib";

const fixed = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65_536));
  return bytes;
};
const text = (letters: string) => Buffer.from(letters, "latin1");
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const xyz = (...values: number[]) => Buffer.concat([text("XYZ \0\0\0\0"), ...values.map(fixed)]);
/** The curve of sRGB, which Display P3 has, too. */
const CURVE = Buffer.concat([
  text("para\0\0\0\0\0\x03\0\0"),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
]);

/** A profile of Display P3 (ICC.1:2010): the colours of phones' cameras. */
export function displayP3(colours = "RGB "): Buffer {
  const tags: [string, Buffer][] = [
    ["rXYZ", xyz(0.51512, 0.2412, -0.00105)],
    ["gXYZ", xyz(0.29198, 0.69225, 0.04189)],
    ["bXYZ", xyz(0.1571, 0.06657, 0.78407)],
    ["wtpt", xyz(0.9642, 1, 0.8249)],
    ["rTRC", CURVE],
    ["gTRC", CURVE],
    ["bTRC", CURVE],
  ];
  let at = 128 + 4 + tags.length * 12;
  const list = tags.map(([name, content]) => {
    const row = Buffer.concat([text(name), u32(at), u32(content.length)]);
    at += content.length;
    return row;
  });
  const head = Buffer.alloc(128);
  head.writeUInt32BE(at, 0);
  head.writeUInt32BE(0x04_00_00_00, 8);
  head.write(`mntr${colours}XYZ `, 12, "latin1");
  head.write("acsp", 36, "latin1");
  Buffer.concat([0.9642, 1, 0.8249].map(fixed)).copy(head, 68);
  return Buffer.concat([head, u32(tags.length), ...list, ...tags.map(([, content]) => content)]);
}

/** The JPEG with the profile, in as many segments as are asked for. */
export function jpegWithProfile(jpeg: Buffer, profile: Buffer, segments = 1): Buffer {
  const length = Math.ceil(profile.length / segments);
  const parts = Array.from({ length: segments }, (_none, index) => {
    const name = Buffer.concat([text("ICC_PROFILE\0"), Buffer.from([index + 1, segments])]);
    const content = Buffer.concat([name, profile.subarray(index * length, (index + 1) * length)]);
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}

/** The PNG with the profile, behind its header. */
export function pngWithProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([text("iCCPDisplay P3\0\0"), deflateSync(profile)]);
  const chunk = Buffer.concat([u32(named.length - 4), named, u32(crc32(named))]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}
