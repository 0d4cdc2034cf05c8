/** What `npm run course` can do. */
export const USAGE = `npm run course -- render [part of a clip's or line's name]   renders what is stale, removes what is not used; 'song': the songs
npm run course -- render --live [part of a story's name]      only what stories are drawn live from, no videos
npm run course -- render --video [part of a story's name]     the pictures of videos anew, with the recordings there are
npm run course -- landing                                     renders the loop, covers and pictures of the start page
npm run course -- places                                      renders the place of each story as what stands behind its questions
npm run course -- parts                                       shows the shared parts and the slides of the course in the browser
npm run course -- live                                        plays stories in the browser, anew with every change of their files
npm run course -- check                                       lists what is stale or wrong, and the standards by age
npm run course -- counts                                      writes docs/course-counts.md: questions by mission, age and kind, and standards
npm run course -- sheets MISSION BAND [--plain|--options|--key]  questions for a blind reader, with the ideas on top; without; or the key
npm run course -- table                                       durations, sizes, loudness and shots
npm run course -- voice                                       pitch by mood, pauses and questions as recorded
npm run course -- voice install                               installs the neural voice for this user
npm run course -- voice say FILE.wav WHO "a line" [mood]      speaks a line with the neural voice
npm run course -- voice sheet FOLDER                          ten lines of each character, to listen to
npm run course -- voice sing FOLDER                           the songs as the cast sings them, without music
npm run course -- voice names [NAME ...]                      records 'Ahoy, NAME!' for frequent first names, or for these alone, to try
npm run course -- voice table FOLDER [WHO ...]                30 lines of each character, measured
npm run course -- voice heard [part of a line's name]         recorded lines whose words a recogniser does not hear
npm run course -- voice words                                 words of the course that no dictionary holds
npm run course -- sheet FOLDER                                contact sheets of the clips, and all pictures`;
