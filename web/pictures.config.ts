// How pictures of the table are made: the settings of the tests, with whole games played for the camera.
import tests from './playwright.config.ts';

export default { ...tests, testDir: './pictures', outputDir: './test-results/pictures-run', fullyParallel: false, workers: 1 };
